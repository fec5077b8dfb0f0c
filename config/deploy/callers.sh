# Read by render.sh: whose word the web server takes for who is calling, for which hosts it answers, and how often somebody may
# sign in or ask for a code. Checks the settings at once; `write_callers` writes them.

proxies=$(printf '%s' "${PORTAL_TRUSTED_PROXIES:-}" | tr ',' ' ')
hosts=$(printf '%s' "${PORTAL_HOSTS:-}" | tr ',' ' ')
sign_in_rate=${PORTAL_SIGN_IN_RATE:-60}

for proxy in $proxies; do
  check PORTAL_TRUSTED_PROXIES "$proxy" '([0-9]{1,3}(\.[0-9]{1,3}){3}|[0-9A-Fa-f:]*:[0-9A-Fa-f:]*)(/[0-9]{1,3})?' 'addresses or networks, such as 10.0.0.0/8'
done
for host in $hosts; do check PORTAL_HOSTS "$host" "$name" 'host names, such as market.example.com'; done
check PORTAL_SIGN_IN_RATE "$sign_in_rate" '[1-9][0-9]{0,5}' 'calls a minute, such as 60'

# Writes callers.conf for the whole server.
write_callers() {
  {
    echo 'geo $realip_remote_addr $portal_is_trusted {'
    echo '  default 0;'
    for proxy in $proxies; do echo "  $proxy 1;"; done
    echo '}'
    for proxy in $proxies; do echo "set_real_ip_from $proxy;"; done
    [ -z "$proxies" ] || printf '%s\n' 'real_ip_header X-Forwarded-For;' 'real_ip_recursive on;'
    echo "limit_req_zone \$portal_signs_in zone=portal_sign_in:10m rate=${sign_in_rate}r/m;"
    # The first server answers what is for none of the hosts.
    [ -z "$hosts" ] || cat <<OTHERS
server {
  $listen
  server_name _;
  location = /healthz {
    access_log off;
    default_type text/plain;
    return 200 "ok\n";
  }
  location / {
    return 421;
  }
}
OTHERS
  } >"$run/callers.conf"
}
