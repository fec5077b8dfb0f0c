#!/bin/sh
# What the container runs: the files of this deployment are written (render.sh tells from which variables) and tried, then
# the web server takes this process over.
set -eu
here=$(dirname -- "$0")
sh "$here/render.sh"
nginx -t -q -e stderr -c "${PORTAL_RUN:-/tmp/portal}/nginx.conf"
exec nginx -e stderr -c "${PORTAL_RUN:-/tmp/portal}/nginx.conf" -g 'daemon off;'
