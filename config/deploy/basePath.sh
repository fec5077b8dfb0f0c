#!/bin/sh
# Rewrites a build for the path that it stands under: the addresses in its documents, config.js and robots.txt.
#   sh config/deploy/basePath.sh dist /portal/
# Can be repeated with another path. With a folder as third argument, the results are written there instead.
set -euf
export LC_ALL=C

build=${1:?Which folder? sh config/deploy/basePath.sh dist /portal/}
base=${2:?Which path? sh config/deploy/basePath.sh dist /portal/}
to=${3:-$build}

fail() {
  echo "basePath.sh: $1" >&2
  exit 64
}

case $base in */) ;; *) base=$base/ ;; esac
case $base in *[!A-Za-z0-9._~/-]*) fail "\"$base\" has a character that is not allowed" ;; esac
printf '%s' "$base" | grep -Eq '^/([A-Za-z0-9_~-][A-Za-z0-9._~-]*/)*$' || fail "\"$base\" is no path such as /portal/"
[ -f "$build/index.html" ] || fail "$build holds no build: index.html is missing"
# The path of before, from the address of config.js.
old=$(sed -nE 's#.*<script src="(/|/[^"]*/)config\.js".*#\1#p' "$build/index.html" | head -n 1)
[ -n "$old" ] || fail "$build/index.html does not load config.js"
old=$(printf '%s' "$old" | sed 's#[.]#\\.#g')

# name of a file, sed program: copies compressed beforehand would be out of date.
rewrite() {
  sed -E "$2" "$build/$1" >"$to/$1.new"
  mv "$to/$1.new" "$to/$1"
  rm -f "$to/$1.gz" "$to/$1.br"
}
for document in $(ls "$build" | grep '\.html$'); do
  # Addresses of other hosts begin with two slashes.
  rewrite "$document" "s#(src|href)=\"$old([^/])#\1=\"$base\2#g"
done
rewrite robots.txt "s#^Disallow: $old#Disallow: $base#"
rewrite config.js '/^window\.publicPath = /d'
echo "window.publicPath = window.__PORTAL_CONFIG__.routerBase = '$base';" >>"$to/config.js"
