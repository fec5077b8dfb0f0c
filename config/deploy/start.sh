#!/bin/sh
# What the container runs: the files of this deployment are written (render.sh tells from which variables), then the web
# server takes this process over.
set -eu
sh "$(dirname -- "$0")/render.sh"
exec nginx -c "${PORTAL_RUN:-/tmp/portal}/nginx.conf" -g 'daemon off;'
