# Read by render.sh: how the web server reaches the back end. Checks the settings at once; `write_backend` writes them.
#
# A name is looked up while the server runs, so that a back end may start later or move. nginx asks name servers only: what
# the machine's own list of hosts knows (localhost, --add-host) is taken from there, and a short name is completed with the
# first search domain, as Kubernetes and Podman expect.

scheme=${upstream%%:*}
backend=${upstream#*://}
case $backend in
  *:*[!0-9]) backend_host=$backend backend_port= ;;
  *:*) backend_host=${backend%:*} backend_port=${backend##*:} ;;
  *) backend_host=$backend backend_port= ;;
esac
if [ -z "$backend_port" ]; then
  case $scheme in https) backend_port=443 ;; *) backend_port=80 ;; esac
fi

is_address() {
  case $1 in '['*) return 0 ;; esac
  printf '%s' "$1" | grep -Eq '^[0-9]+(\.[0-9]+){3}$'
}

# Addresses from a list, IPv6 in brackets as nginx expects; those of a single network interface are of no use to it.
bracketed() { sed -E '/%/d; s#^.*:.*$#[&]#'; }

own_addresses() {
  [ ! -f "$etc/hosts" ] || awk -v name="$1" '
    { sub(/#.*/, ""); for (i = 2; i <= NF; i++) if (tolower($i) == tolower(name)) { print $1; break } }
  ' "$etc/hosts" | bracketed | sort -u
}

if [ -n "$upstream" ]; then
  addresses=
  if is_address "$backend_host"; then addresses=$backend_host; else addresses=$(own_addresses "$backend_host"); fi
  if [ -z "$addresses" ] && [ -z "$resolver" ]; then
    [ ! -f "$etc/resolv.conf" ] || resolver=$(awk '$1 == "nameserver" { print $2 }' "$etc/resolv.conf" | bracketed | head -n 3)
    [ -n "$resolver" ] || fail "PORTAL_RESOLVER is needed: $etc/resolv.conf names no server that could find \"$backend_host\""
    search=$(awk '$1 == "search" || $1 == "domain" { found = $2 } END { print found }' "$etc/resolv.conf")
    dots=$(awk '$1 == "options" { for (i = 2; i <= NF; i++) if (sub(/^ndots:/, "", $i)) found = $i } END { print found }' "$etc/resolv.conf")
  fi
  lookup=$backend_host
  case $backend_host in
    *.*) ;;
    *) [ "${dots:-1}" = 0 ] || [ -z "${search:-}" ] || [ "$search" = . ] || lookup=$backend_host.$search ;;
  esac
  if [ "$scheme" = https ]; then
    [ -n "$ca" ] || ca=/etc/ssl/certs/ca-certificates.crt
    [ -f "$ca" ] || fail "PORTAL_API_CA is \"$ca\"; there is no such file"
    if [ -z "$tls_name" ]; then
      ! is_address "$backend_host" || fail 'PORTAL_API_TLS_NAME is needed: a certificate is checked by name, and PORTAL_API_UPSTREAM has an address'
      tls_name=$backend_host
    fi
  else
    [ -z "$tls_name$ca" ] || fail 'PORTAL_API_TLS_NAME and PORTAL_API_CA are for a PORTAL_API_UPSTREAM with https'
  fi
fi

# Writes backend.conf for the whole server and api.conf for the location of the API.
write_backend() {
  : >"$run/backend.conf"
  if [ -z "$upstream" ]; then
    echo 'return 404;' >"$run/api.conf"
    return
  fi
  if [ -n "$addresses" ]; then
    {
      echo 'upstream portal_backend {'
      for each in $addresses; do echo "  server $each:$backend_port max_fails=0;"; done
      echo '}'
    } >"$run/backend.conf"
    echo "proxy_pass $scheme://portal_backend;" >"$run/api.conf"
  else
    echo "resolver $(echo $resolver) valid=10s;" >"$run/backend.conf"
    printf '%s\n' "set \$portal_backend $scheme://$lookup:$backend_port;" 'proxy_pass $portal_backend;' >"$run/api.conf"
  fi
  echo 'if ($portal_is_odd) { return 400; }' >>"$run/api.conf"
  [ "$scheme" = https ] || return 0
  cat >>"$run/api.conf" <<TLS
proxy_ssl_server_name on;
proxy_ssl_name $tls_name;
proxy_ssl_verify on;
proxy_ssl_verify_depth 5;
proxy_ssl_trusted_certificate $ca;
proxy_ssl_protocols TLSv1.2 TLSv1.3;
TLS
}
