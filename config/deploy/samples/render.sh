#!/bin/sh
# Fills a sample of this folder for a build that is ready to be served (steps 1 to 3 in config/deploy/README.md), and prints it:
#   PORTAL_FILES=/srv/portal PORTAL_API_UPSTREAM=http://backend:8080 sh config/deploy/samples/render.sh Caddyfile
# The security headers, the pages and the base path are those of the build; what the API never hears from a client, and which paths
# are refused, is read from nginx.conf.template.
#
#   PORTAL_FILES             the build (/srv/portal); for cdn.nginx.conf the folder of what is kept
#   PORTAL_API_UPSTREAM      back end that /api/ is passed on to, by HTTP; for cdn.nginx.conf the web server of the portal
#   PORTAL_TRUSTED_PROXIES   proxies in front, by address or network, separated by commas (none)
#   PORTAL_PORT              port to listen on (8080)
set -euf
export LC_ALL=C

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
sample=${1:?Which sample? Caddyfile, apache.conf or cdn.nginx.conf}
files=${PORTAL_FILES:-/srv/portal}
upstream=${PORTAL_API_UPSTREAM:-}
proxies=$(printf '%s' "${PORTAL_TRUSTED_PROXIES:-}" | tr ',' ' ')
port=${PORTAL_PORT:-8080}

fail() {
  echo "samples/render.sh: $1" >&2
  exit 64
}

case $sample in Caddyfile | apache.conf | cdn.nginx.conf) ;; *) fail "there is no sample \"$sample\"" ;; esac
printf '%s' "$upstream" | grep -Eq '^http://[][A-Za-z0-9._:-]+$' ||
  fail "PORTAL_API_UPSTREAM is \"$upstream\"; it must be scheme, host and port only, such as http://backend:8080"
printf '%s' "$port" | grep -Eq '^[1-9][0-9]{0,4}$' || fail "PORTAL_PORT is \"$port\"; it must be a port number"
case $files in /*) ;; *) fail "PORTAL_FILES is \"$files\"; it must be an absolute path" ;; esac
case $files in *[!A-Za-z0-9._/-]*) fail "PORTAL_FILES is \"$files\", which has a character that is not allowed" ;; esac
for proxy in $proxies; do
  printf '%s' "$proxy" | grep -Eq '^[0-9A-Fa-f.:]+(/[0-9]{1,3})?$' || fail "PORTAL_TRUSTED_PROXIES names \"$proxy\"; it must be addresses or networks"
done
for file in index.html config.js pages.txt security-headers.txt; do
  [ -f "$files/$file" ] || [ "$sample" = cdn.nginx.conf ] || fail "$files holds no build: $file is missing"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What basePath.sh wrote, or the root.
base=/
[ ! -f "$files/config.js" ] || base=$(sed -nE "s#^window\.publicPath = .*'(/.*)';#\1#p" "$files/config.js" | tail -n 1)
base=${base:-/}
pattern=$(printf '%s' "$base" | sed 's#[.]#\\.#g')
template=$here/../nginx.conf.template
odd=$(sed -nE '/map \$request_uri \$portal_is_odd/,/\}/s#^ *"~\*(.*)" 1;$#\1#p' "$template")
[ -n "$odd" ] || fail 'nginx.conf.template names no odd paths'
from_client=$(sed -nE 's#^ *proxy_set_header ([A-Za-z-]+) "";$#\1#p' "$template" | grep -vx Connection)
# nginx passes no name with an underscore on, which many back ends read as a hyphen.
underscored=$(sed -nE 's#^ *proxy_set_header ([A-Za-z]+-[A-Za-z-]+) .*;$#\1#p' "$template" | tr - _)
from_client="$from_client $underscored"

# The security headers, with the origins that config.js names.
touch "$work/headers" "$work/pages" "$work/TO_BASE"
if [ "$sample" != cdn.nginx.conf ]; then
  origins=$(sed -E 's#(^|[[:space:]])//.*##' "$files/config.js" | grep -oE 'https?://[A-Za-z0-9._:-]+' | sort -u | tr '\n' ' ') || true
  sed -E -e "s#@API_ORIGIN@#$origins#g; s#@(COLLECTOR_ORIGIN|PICTURE_ORIGINS)@##g; s# +# #g; s# ;#;#g" \
    "$files/security-headers.txt" >"$work/headers"
  sed -E 's#:[A-Za-z]+#[^/]+#g' "$files/pages.txt" >"$work/pages"
fi

# Which lines of the headers are meant: those of code, the policy, or the others.
code='^(X-Content-Type-Options|Cross-Origin-Resource-Policy): '
policy='^Content-Security-Policy: '
code_headers() { grep -E "$code" "$work/headers"; }
policy_headers() { grep -E "$policy" "$work/headers"; }
document_headers() { grep -vE "$code|$policy" "$work/headers"; }

# The lines that stand for @NAME@ in a sample, by the name.
case $sample in
  Caddyfile)
    line='s#^([A-Za-z-]+): (.*)$#\1 "\2"#'
    code_headers | sed -E "$line" >"$work/CODE_HEADERS"
    policy_headers | sed -E "$line" >"$work/POLICY"
    document_headers | sed -E "$line" >"$work/DOCUMENT_HEADERS"
    while read -r path document; do
      printf '"~(?i)^%s%s/*$" %s\n' "$pattern" "${path#/}" "$document"
    done <"$work/pages" >"$work/PAGES"
    for name in $from_client; do echo "header_up -$name"; done >"$work/FROM_CLIENT"
    [ "$base" = / ] || printf '%s\n' "redir / $base 302" "redir ${base%/} $base 301" >"$work/TO_BASE"
    ;;
  apache.conf)
    line='s#^([A-Za-z-]+): (.*)$#Header always set \1 "\2"#'
    again='s#^([A-Za-z-]+): .*$#Header unset \1#'
    code_headers | sed -E "$line" >"$work/CODE_HEADERS"
    policy_headers | sed -E "$line" >"$work/POLICY"
    document_headers | sed -E "$line" >"$work/DOCUMENT_HEADERS"
    { code_headers && document_headers; } | sed -E "$again" >"$work/OF_BACK_END"
    while read -r path document; do
      printf 'RewriteRule "(?i)^%s%s/*$" "%s%s"\n' "$pattern" "${path#/}" "$base" "$document"
    done <"$work/pages" >"$work/PAGES"
    for name in $from_client; do echo "RequestHeader unset $name"; done >"$work/FROM_CLIENT"
    [ "$base" = / ] || printf '%s\n' "RewriteRule \"^/\$\" \"$base\" [R=302,END]" "RewriteRule \"^${pattern%/}\$\" \"$base\" [R=301,END]" >"$work/TO_BASE"
    # Without a proxy, Apache would believe everybody's header.
    [ -z "$proxies" ] || echo 'RemoteIPHeader X-Forwarded-For' >"$work/TRUSTED"
    for proxy in $proxies; do
      echo "RemoteIPInternalProxy $proxy"
      echo "SetEnvIfExpr \"%{CONN_REMOTE_ADDR} -ipmatch '$proxy' && %{HTTP:X-Forwarded-Proto} == 'https'\" portal_scheme=https"
    done >>"$work/TRUSTED"
    ;;
esac

# A place is a line of its own.
while IFS= read -r text; do
  name=$(printf '%s' "$text" | sed -nE 's#^[[:space:]]*@([A-Z_]+)@$#\1#p')
  if [ -n "$name" ] && [ -f "$work/$name" ]; then
    indent=${text%%@*}
    sed "s#^#$indent#" "$work/$name"
  else
    printf '%s\n' "$text"
  fi
done <"$here/$sample" >"$work/sample"
escaped=$(printf '%s' "$odd" | sed 's#[\\&|]#\\&#g')
sed -e "s|@ODD@|$escaped|g" \
  -e "s#@BASE@#$base#g; s#@BASE_PATTERN@#$(printf '%s' "$pattern" | sed 's#\\#\\\\#g')#g; s#@PREFIX@#${base%/}#g" \
  -e "s#@FILES@#$files#g; s#@PORT@#$port#g; s#@UPSTREAM@#$upstream#g" \
  -e "s#@PROXIES@#${proxies:-255.255.255.255}#g" \
  "$work/sample"
