#!/bin/sh
# Writes what depends on the deployment, from the environment: index.html and config.js for the base path, and the
# configuration of the web server. Everything is checked first; a wrong value is named and nothing is written.
#
#   PORTAL_BASE_PATH          path the portal stands under: "/" (default) or such as "/portal/"
#   PORTAL_API_UPSTREAM       back end that /api/ is passed on to, such as http://backend:8080
#   PORTAL_API_HOST           or: where the browser itself finds the API, such as https://api.example.com
#   PORTAL_COLLECTOR          monitoring collector, such as https://collector.example.com; none: monitoring is off
#   PORTAL_PICTURE_HOSTS      other hosts whose pictures are shown, separated by commas: https://pictures.example.com
#   PORTAL_SERVICE            name of this portal in the monitoring (service-market-portal)
#   PORTAL_SERVICE_VERSION    its version there (unknown)
#   PORTAL_PORT               port to listen on (8080)
#   PORTAL_MAX_BODY           largest upload passed on to the back end (20m)
#   PORTAL_FILES              the build, what `npm run build` writes to dist/ (/srv/portal)
#   PORTAL_RUN                folder that is written to (/tmp/portal)
#   PORTAL_MIME_TYPES         the web server's list of types (/etc/nginx/mime.types)
set -eu

base=${PORTAL_BASE_PATH:-/}
upstream=${PORTAL_API_UPSTREAM:-}
api_host=${PORTAL_API_HOST:-}
collector=${PORTAL_COLLECTOR:-}
picture_hosts=$(printf '%s' "${PORTAL_PICTURE_HOSTS:-}" | tr ',' ' ')
service=${PORTAL_SERVICE:-service-market-portal}
version=${PORTAL_SERVICE_VERSION:-unknown}
port=${PORTAL_PORT:-8080}
max_body=${PORTAL_MAX_BODY:-20m}
files=${PORTAL_FILES:-/srv/portal}
run=${PORTAL_RUN:-/tmp/portal}
mime_types=${PORTAL_MIME_TYPES:-/etc/nginx/mime.types}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

fail() {
  echo "portal: $1" >&2
  exit 64
}

# name, value, pattern of the whole value, what it should be. Only these characters reach a file, so none needs escaping.
check() {
  case $2 in
    *[!A-Za-z0-9._~:/@-]*) fail "$1 has a character that is not allowed; it must be $4" ;;
  esac
  printf '%s' "$2" | grep -Eq "^($3)$" || fail "$1 is \"$2\"; it must be $4"
}

check PORTAL_BASE_PATH "$base" '/|(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+/?' 'a path such as /portal/'
address='https?://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?'
[ -z "$upstream" ] || check PORTAL_API_UPSTREAM "$upstream" "$address" 'scheme, host and port only, such as http://backend:8080'
[ -z "$api_host" ] || check PORTAL_API_HOST "$api_host" "$address(/[A-Za-z0-9._~/-]*)?" 'an address such as https://api.example.com'
[ -z "$collector" ] || check PORTAL_COLLECTOR "$collector" "$address(/[A-Za-z0-9._~/-]*)?" 'an address such as https://collector.example.com'
for host in $picture_hosts; do
  check PORTAL_PICTURE_HOSTS "$host" "$address" 'scheme, host and port only, such as https://pictures.example.com'
done
check PORTAL_SERVICE "$service" '[A-Za-z0-9._:@/~-]+' 'a short name'
check PORTAL_SERVICE_VERSION "$version" '[A-Za-z0-9._:@/~-]+' 'a version'
check PORTAL_PORT "$port" '[1-9][0-9]{0,4}' 'a port number'
check PORTAL_MAX_BODY "$max_body" '[1-9][0-9]*[km]?' 'a size such as 20m'
check PORTAL_FILES "$files" '/.+' 'an absolute path'
check PORTAL_RUN "$run" '/.+' 'an absolute path'
check PORTAL_MIME_TYPES "$mime_types" '/.+' 'an absolute path'
[ -z "$upstream$api_host" ] && fail 'set PORTAL_API_UPSTREAM or PORTAL_API_HOST: without one the portal reaches no back end'
[ -n "$upstream" ] && [ -n "$api_host" ] && fail 'set either PORTAL_API_UPSTREAM or PORTAL_API_HOST, not both'
[ -f "$files/index.html" ] && [ -f "$files/security-headers.txt" ] || fail "$files holds no build"
case $base in */) ;; *) base=$base/ ;; esac

# The build, seen at the base path; a link, because it may be read-only.
rm -rf "$run"
mkdir -p "$run/temp"
if [ "$base" = / ]; then
  ln -s "$files" "$run/root"
else
  mkdir -p "$run/root$(dirname "$base")"
  ln -s "$files" "$run/root${base%/}"
fi

sed -E "s#(src|href)=\"/([^/\"])#\1=\"${base}\2#g" "$files/index.html" >"$run/index.html"

monitoring=null
[ -z "$collector" ] || monitoring="{ collector: '$collector', service: '$service', serviceVersion: '$version' }"
pictures=
for host in $picture_hosts; do pictures="$pictures'$host', "; done
cat >"$run/config.js" <<CONFIG
window.__PORTAL_CONFIG__ = {
  apiHost: '$api_host',
  routerBase: '$base',
  pictureHosts: [${pictures%, }],
  monitoring: $monitoring,
};
window.publicPath = '$base';
CONFIG

# "Name: value" becomes a line of the web server's, with the deployment's origins in their places.
origin() { printf '%s' "$1" | sed -E 's#^([^/]+//[^/]+).*#\1#'; }
sed -E \
  -e "s#@API_ORIGIN@#$(origin "$api_host")#g" \
  -e "s#@COLLECTOR_ORIGIN@#$(origin "$collector")#g" \
  -e "s#@PICTURE_ORIGINS@#$picture_hosts#g" \
  -e 's# +# #g; s# ;#;#g' \
  -e 's#^([A-Za-z-]+): (.*)$#add_header \1 "\2" always;#' \
  "$files/security-headers.txt" >"$run/security-headers.conf"

if [ -n "$upstream" ]; then
  api="proxy_pass $upstream;"
else
  api='return 404;'
fi
to_base=
[ "$base" = / ] || to_base="location = ${base%/} { return 301 $base; }"
sed \
  -e "s#@BASE@#$base#g" \
  -e "s#@BASE_PATTERN@#$(printf '%s' "$base" | sed 's#[.]#\\\\.#g')#g" \
  -e "s#@TO_BASE@#$to_base#g" \
  -e "s#@API@#$api#g" \
  -e "s#@PORT@#$port#g" \
  -e "s#@MAX_BODY@#$max_body#g" \
  -e "s#@FILES@#$files#g" \
  -e "s#@RUN@#$run#g" \
  -e "s#@MIME_TYPES@#$mime_types#g" \
  "$here/nginx.conf.template" >"$run/nginx.conf"
