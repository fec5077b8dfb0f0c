#!/bin/sh
# Writes what depends on the deployment, from the environment: documents and config.js for the base path, and the
# configuration of the web server. Everything is checked first; a wrong value is named and nothing is written.
# A setting of config.js that is not given here stays as the build's own config.js has it.
#
#   PORTAL_BASE_PATH          path the portal stands under: "/" (default) or such as "/portal/"
#   PORTAL_API_UPSTREAM       back end that /api/ is passed on to, such as http://backend:8080 or https://api.internal
#   PORTAL_API_HOST_HEADER    Host that the back end is called with (the one that the browser asked for)
#   PORTAL_API_TLS_NAME       name in the certificate of an https back end (the host of PORTAL_API_UPSTREAM)
#   PORTAL_API_CA             authorities that may have signed it (/etc/ssl/certs/ca-certificates.crt)
#   PORTAL_RESOLVER           name servers that find the back end, asked again every 10 s (those of resolv.conf)
#   PORTAL_TRUSTED_PROXIES    proxies in front, by address or network (10.0.0.0/8), separated by commas: only their
#                             X-Forwarded-For and X-Forwarded-Proto are believed (none)
#   PORTAL_HOSTS              host names of the portal, separated by commas; others get status 421 (any)
#   PORTAL_SIGN_IN_RATE       sign-ins, sign-ups and codes that one address may ask for in a minute (60)
#   PORTAL_API_HOST           or: where the browser itself finds the API, such as https://api.example.com
#   PORTAL_ERROR_PAGE         page for refusals that lead to one (/exception)
#   PORTAL_PICTURE_HOSTS      other hosts whose pictures are shown, separated by commas: https://pictures.example.com
#   PORTAL_SECTION_MARKET     titles of the columns that stand for a section, separated by commas (the built-in ones);
#     PORTAL_SECTION_AGREEMENT and PORTAL_SECTION_ANNOUNCEMENT for the other sections
#   PORTAL_COLLECTOR          monitoring collector, such as https://collector.example.com; none: monitoring is off
#   PORTAL_SERVICE            name of this portal in the monitoring (service-market-portal)
#   PORTAL_SERVICE_VERSION    its version there (unknown)
#   PORTAL_TRACE_INTERVAL     milliseconds between two reports of calls (60000)
#   PORTAL_TRACING_HEADER     "false": calls of the API carry no header for tracing
#   PORTAL_PORT               port to listen on (8080)
#   PORTAL_MAX_BODY           largest upload passed on to the back end (20m)
#   PORTAL_FILES              the build, what `npm run build` writes to dist/ (/srv/portal)
#   PORTAL_RUN                folder that is written to: a new or empty one, or that of an earlier start (/tmp/portal)
#   PORTAL_MIME_TYPES         the web server's list of types (/etc/nginx/mime.types)
#   PORTAL_ETC                where this machine's hosts and resolv.conf are (/etc)
# No pattern is expanded: an address such as [::1] is one.
set -euf
export LC_ALL=C

base=${PORTAL_BASE_PATH:-/}
upstream=${PORTAL_API_UPSTREAM:-}
host_header=${PORTAL_API_HOST_HEADER:-}
tls_name=${PORTAL_API_TLS_NAME:-}
ca=${PORTAL_API_CA:-}
resolver=${PORTAL_RESOLVER:-}
api_host=${PORTAL_API_HOST:-}
collector=${PORTAL_COLLECTOR:-}
picture_hosts=$(printf '%s' "${PORTAL_PICTURE_HOSTS:-}" | tr ',' ' ')
error_page=${PORTAL_ERROR_PAGE:-}
market=${PORTAL_SECTION_MARKET:-}
agreement=${PORTAL_SECTION_AGREEMENT:-}
announcement=${PORTAL_SECTION_ANNOUNCEMENT:-}
service=${PORTAL_SERVICE:-}
version=${PORTAL_SERVICE_VERSION:-}
trace_interval=${PORTAL_TRACE_INTERVAL:-}
tracing_header=${PORTAL_TRACING_HEADER:-}
port=${PORTAL_PORT:-8080}
max_body=${PORTAL_MAX_BODY:-20m}
files=${PORTAL_FILES:-/srv/portal}
run=${PORTAL_RUN:-/tmp/portal}
mime_types=${PORTAL_MIME_TYPES:-/etc/nginx/mime.types}
etc=${PORTAL_ETC:-/etc}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

fail() {
  echo "portal: $1" >&2
  exit 64
}

# name, value, pattern of the whole value, what it should be. Only these characters reach a file, so none needs escaping.
check() {
  case $2 in
    *[!][A-Za-z0-9._~:/@-]*) fail "$1 has a character that is not allowed; it must be $4" ;;
  esac
  printf '%s' "$2" | grep -Eq "^($3)$" || fail "$1 is \"$2\"; it must be $4"
}

check PORTAL_BASE_PATH "$base" '/|(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+/?' 'a path such as /portal/'
name='[A-Za-z0-9_]([A-Za-z0-9._-]*[A-Za-z0-9_])?'
v6='\[[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*\]'
address="https?://$name(:[0-9]{1,5})?"
[ -z "$upstream" ] || check PORTAL_API_UPSTREAM "$upstream" "https?://($name|$v6)(:[0-9]{1,5})?" 'scheme, host and port only, such as http://backend:8080'
[ -z "$host_header" ] || check PORTAL_API_HOST_HEADER "$host_header" "($name|$v6)(:[0-9]{1,5})?" 'a host, such as api.example.com'
[ -z "$tls_name" ] || check PORTAL_API_TLS_NAME "$tls_name" "$name" 'a name, such as api.example.com'
[ -z "$ca" ] || check PORTAL_API_CA "$ca" '/.+' 'an absolute path'
for server in $resolver; do check PORTAL_RESOLVER "$server" "([0-9]{1,3}(\.[0-9]{1,3}){3}|$v6)(:[0-9]{1,5})?" 'addresses of name servers, such as 10.0.0.10'; done
[ -z "$api_host" ] || check PORTAL_API_HOST "$api_host" "$address(/[A-Za-z0-9._~/-]*)?" 'an address such as https://api.example.com'
[ -z "$collector" ] || check PORTAL_COLLECTOR "$collector" "$address(/[A-Za-z0-9._~/-]*)?" 'an address such as https://collector.example.com'
for host in $picture_hosts; do
  check PORTAL_PICTURE_HOSTS "$host" "$address" 'scheme, host and port only, such as https://pictures.example.com'
done
[ -z "$error_page" ] || check PORTAL_ERROR_PAGE "$error_page" '(/[A-Za-z0-9._~-]+)+' 'a path of the portal such as /exception'
check_titles() {
  case $2 in *[\'\"\\\<\>[:cntrl:]]*) fail "$1 has a character that is not allowed; it must be titles, separated by commas" ;; esac
}
check_titles PORTAL_SECTION_MARKET "$market"
check_titles PORTAL_SECTION_AGREEMENT "$agreement"
check_titles PORTAL_SECTION_ANNOUNCEMENT "$announcement"
[ -z "$service" ] || check PORTAL_SERVICE "$service" '[A-Za-z0-9._:@/~-]+' 'a short name'
[ -z "$version" ] || check PORTAL_SERVICE_VERSION "$version" '[A-Za-z0-9._:@/~-]+' 'a version'
[ -z "$trace_interval" ] || check PORTAL_TRACE_INTERVAL "$trace_interval" '[1-9][0-9]{3,5}|[12][0-9]{6}|3[0-5][0-9]{5}|3600000' 'milliseconds between 1000 and 3600000'
[ -z "$tracing_header" ] || check PORTAL_TRACING_HEADER "$tracing_header" 'true|false' 'true or false'
check PORTAL_PORT "$port" '[1-9][0-9]{0,4}' 'a port number'
check PORTAL_MAX_BODY "$max_body" '[1-9][0-9]{0,8}|[1-9][0-9]{0,5}[kKmMgG]' 'a size such as 20m'
check PORTAL_FILES "$files" '/.+' 'an absolute path'
check PORTAL_RUN "$run" '/[^/].*' 'an absolute path'
check PORTAL_MIME_TYPES "$mime_types" '/.+' 'an absolute path'
check PORTAL_ETC "$etc" '/.+' 'an absolute path'

# name, value: the port at the end of an address is one.
check_port() {
  number=$(printf '%s' "$2" | sed -nE 's#^.*[^:]:([0-9]+)(/.*)?$#\1#p')
  [ -z "$number" ] || { [ "$number" -ge 1 ] && [ "$number" -le 65535 ]; } || fail "$1 is \"$2\"; a port is between 1 and 65535"
}
check_port PORTAL_PORT "port:$port"
check_port PORTAL_API_UPSTREAM "$upstream"
check_port PORTAL_API_HOST_HEADER "$host_header"
check_port PORTAL_API_HOST "$api_host"
check_port PORTAL_COLLECTOR "$collector"
for server in $resolver; do check_port PORTAL_RESOLVER "$server"; done
[ -n "$upstream" ] && [ -n "$api_host" ] && fail 'set either PORTAL_API_UPSTREAM or PORTAL_API_HOST, not both'
[ -n "$upstream" ] || [ -z "$host_header$tls_name$ca$resolver" ] || fail 'PORTAL_API_HOST_HEADER, PORTAL_API_TLS_NAME, PORTAL_API_CA and PORTAL_RESOLVER need PORTAL_API_UPSTREAM'
for file in index.html config.js pages.txt robots.txt security-headers.txt; do [ -f "$files/$file" ] || fail "$files holds no build: $file is missing"; done
case $base in */) ;; *) base=$base/ ;; esac
case $base in /api/* | /healthz/*) fail "PORTAL_BASE_PATH is \"$base\"; /api/ and /healthz are the web server's own" ;; esac
# The settings of the build's own config.js, without comments.
own_settings=$(sed -E 's#(^|[[:space:]])//.*##' "$files/config.js")
[ -n "$upstream$api_host" ] || printf '%s' "$own_settings" | grep -Eq 'apiHost: .https?://' ||
  fail 'set PORTAL_API_UPSTREAM or PORTAL_API_HOST: without one the portal reaches no back end'
own_origins=$(printf '%s' "$own_settings" | grep -oE 'https?://[A-Za-z0-9._:-]+' | sort -u | tr '\n' ' ') || true

. "$here/backend.sh"
. "$here/callers.sh"

# Only a folder that this script made is cleared, and only of what it wrote.
case $run/ in */../* | */./*) fail "PORTAL_RUN is \"$run\"; it must not contain . or .." ;; esac
case $run/ in "$files"/*) fail "PORTAL_RUN is \"$run\"; it must be outside PORTAL_FILES" ;; esac
case $files/ in "$run"/*) fail "PORTAL_RUN is \"$run\"; PORTAL_FILES must be outside it" ;; esac
if [ -L "$run" ] || [ -e "$run" ]; then
  [ ! -L "$run" ] && [ -d "$run" ] || fail "PORTAL_RUN is \"$run\", which is no folder"
  [ -f "$run/.portal" ] || [ -z "$(ls -A "$run")" ] ||
    fail "PORTAL_RUN is \"$run\", which holds files of something else; name a new or an empty folder"
fi
mkdir -p "$run"
: >"$run/.portal"
rm -rf "$run/root" "$run/temp"
find "$run" -maxdepth 1 -name '*.html*' -exec rm {} +
mkdir "$run/temp"

# The build, seen at the base path; a link, because it may be read-only.
if [ "$base" = / ]; then
  ln -s "$files" "$run/root"
else
  mkdir -p "$run/root$(dirname "$base")"
  ln -s "$files" "$run/root${base%/}"
fi

sh "$here/basePath.sh" "$files" "$base" "$run"
for document in $(ls "$run" | grep '\.html$'); do
  gzip -9kn "$run/$document"
  ! command -v brotli >/dev/null || brotli -q 9 "$run/$document"
done

# "/order/:orderId index.html" becomes a line of the web server's map.
base_pattern=$(printf '%s' "$base" | sed 's#[.]#\\.#g')
sed -E 's#:[A-Za-z]+#[^/]+#g' "$files/pages.txt" | while read -r path document; do
  printf '"~*^%s%s/*$" %s;\n' "$base_pattern" "${path#/}" "$document"
done >"$run/pages.conf"

# The files that each document waits for: its settings, its style and the entry.
preload=$(grep -oE '(href|src)="[^"]*(\.[0-9a-f]{8}\.css|\.[0-9a-f]{8}\.js|/config\.js)"' "$run/index.html" |
  sed -E 's#.*"(.*)"#<\1>; rel=preload; as=#; s#css(>.*)#css\1style#; s#js(>.*)#js\1script#' | tr '\n' ',') || true

# name, value: a setting of config.js, when it is given.
code() { [ -z "$2" ] || echo "  $1: $2,"; }
text() { code "$1" "${2:+'$2'}"; }
list() { code "$1" "${2:+['$(printf '%s' "$2" | sed "s/ *, */', '/g")']}"; }
{
  echo 'Object.assign(window.__PORTAL_CONFIG__, {'
  [ -z "$upstream" ] || echo "  apiHost: '',"
  text apiHost "$api_host"
  text errorPage "$error_page"
  list pictureHosts "$(echo $picture_hosts | tr ' ' ',')"
  echo '});'
  echo 'window.__PORTAL_CONFIG__.sections = Object.assign({}, window.__PORTAL_CONFIG__.sections, {'
  list market "$market"
  list agreement "$agreement"
  list announcement "$announcement"
  echo '});'
  echo 'window.__PORTAL_CONFIG__.monitoring = Object.assign({}, window.__PORTAL_CONFIG__.monitoring, {'
  text collector "$collector"
  text service "$service"
  text serviceVersion "$version"
  code traceInterval "$trace_interval"
  code tracingHeader "$tracing_header"
  echo '});'
} >>"$run/config.js"

# "Name: value" becomes a line of the web server's, with the deployment's origins in their places.
origin() { printf '%s' "$1" | sed -E 's#^([^/]+//[^/]+).*#\1#'; }
sed -E \
  -e "s#@API_ORIGIN@#$(origin "$api_host") $own_origins#g" \
  -e "s#@COLLECTOR_ORIGIN@#$(origin "$collector")#g" \
  -e "s#@PICTURE_ORIGINS@#$picture_hosts#g" \
  -e 's# +# #g; s# ;#;#g' \
  -e 's#^([A-Za-z-]+): (.*)$#add_header \1 "\2" always;#' \
  "$files/security-headers.txt" >"$run/security-headers.conf"
# What a script or style sheet needs of them; the others are about documents (securityHeaders.ts).
grep -E '^add_header (X-Content-Type-Options|Cross-Origin-Resource-Policy) ' \
  "$run/security-headers.conf" >"$run/code-headers.conf"
# A header that the back end sends, too, would be sent twice, and browsers take most of them for none. Two policies hold together.
sed -nE '/^Content-Security-Policy:/d; s#^([A-Za-z-]+): .*#proxy_hide_header \1;#p' \
  "$files/security-headers.txt" >"$run/hidden-headers.conf"

write_backend

to_base=
if [ "$base" != / ]; then
  to_base="location = ${base%/} { return 301 $base; } location = / { return 302 $base; }"
fi
listen="listen $port;"
[ ! -s /proc/net/if_inet6 ] || listen="$listen listen [::]:$port;"
write_callers

# Files compressed with brotli are sent when the web server has the module for it.
built_with=$(nginx -V 2>&1 || true)
module=$(printf '%s' "$built_with" | sed -n 's#.*--modules-path=\([^ ]*\).*#\1#p')/ngx_http_brotli_static_module.so
load_brotli=
brotli='brotli_static on;'
if [ -f "$module" ]; then
  load_brotli="load_module $module;"
elif ! printf '%s' "$built_with" | grep -q 'add-module=[^ ]*brotli'; then
  brotli=
fi

sed \
  -e "s#@BASE@#$base#g" \
  -e "s#@BASE_PATTERN@#$(printf '%s' "$base" | sed 's#[.]#\\\\.#g')#g" \
  -e "s#@PRELOAD@#${preload%,}#g" \
  -e "s#@TO_BASE@#$to_base#g" \
  -e "s#@LISTEN@#$listen#g" \
  -e "s#@LOAD_BROTLI@#$load_brotli#g" \
  -e "s#@BROTLI@#$brotli#g" \
  -e "s#@MAX_BODY@#$max_body#g" \
  -e "s#@HOSTS@#${hosts:-_}#g" \
  -e "s#@API_HOST_HEADER@#${host_header:-\$http_host}#g" \
  -e "s#@FILES@#$files#g" \
  -e "s#@RUN@#$run#g" \
  -e "s#@MIME_TYPES@#$mime_types#g" \
  "$here/nginx.conf.template" >"$run/nginx.conf"
