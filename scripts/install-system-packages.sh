#!/usr/bin/env bash
# Installs what the tests need beyond npm, from Debian: a browser, its fonts, a PostgreSQL server, two name servers
# (one signs zones, the other checks signatures), a proxy to stand before several servers, and a tool to make networks with.
# Does nothing where they are there already.
set -euo pipefail

missing=()
command -v chromium >/dev/null || command -v chromium-headless-shell >/dev/null || missing+=(chromium fonts-liberation)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
[ -x /usr/sbin/knotd ] && [ -x /usr/sbin/keymgr ] || missing+=(knot)
[ -x /usr/sbin/unbound ] || missing+=(unbound)
[ -x /usr/sbin/nginx ] || missing+=(nginx-light)
command -v ip >/dev/null || [ -x /usr/sbin/ip ] || missing+=(iproute2)
[ ${#missing[@]} -eq 0 ] && exit 0

echo "Installing from Debian: ${missing[*]}"
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo -n)
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
# The build without a window suffices and is faster, where this Debian has it.
apt-cache show chromium-headless-shell >/dev/null 2>&1 && missing=("${missing[@]/#chromium/chromium-headless-shell}")
# The package would start a server of its own; the tests start one that they throw away.
"${as_root[@]}" mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] ||
  echo 'create_main_cluster = false' | "${as_root[@]}" tee /etc/postgresql-common/createcluster.conf >/dev/null
"${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
