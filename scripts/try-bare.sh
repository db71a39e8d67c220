#!/usr/bin/env bash
# Tries npm start and npm test as a newcomer would: on a bare Debian that has nothing but its own nodejs, npm and git.
# Usage, as root: scripts/try-bare.sh [-- <arguments for npm test>]
#
# The Debian is the one that apt is set to, the packages come from where npm is set to. What is tried is the last commit.
# Everything happens in namespaces of its own: whatever way this ends, its processes and mounts are gone with them.
set -euo pipefail

usage() {
  echo 'Usage, as root: scripts/try-bare.sh [-- <arguments for npm test>]' >&2
  exit 2
}

repository=$(cd "$(dirname "$0")/.." && pwd)
start_limit_s=900

enter_namespaces() {
  [ "$(id -u)" -eq 0 ] || usage
  if [ $# -gt 0 ]; then
    [ "$1" = -- ] || usage
    shift
  fi
  root=$(mktemp -d /var/tmp/hookwise-bare.XXXXXX)
  # It becomes a `/`, which every user of that Debian has to pass.
  chmod 755 "$root"
  child=
  trap '[ -z "$child" ] || kill -KILL "$child" 2>/dev/null || true; wait || true; rm -rf "$root"' EXIT
  trap 'exit 130' INT TERM HUP
  # In the background, because bash hears a signal while it waits, but not while it runs a command.
  unshare --mount --pid --fork --kill-child --mount-proc env TRY_BARE_ROOT="$root" "$0" "$@" &
  child=$!
  wait "$child"
}

results=()

report() {
  local verdict=$1
  echo
  printf 'try-bare: %s\n' "${results[@]}" "$verdict"
  [ "$verdict" = PASS ]
}

# Runs a step; notes how it ended and how long it took.
step() {
  local title=$1 began=$SECONDS
  shift
  printf '\n== %s\n' "$title"
  if "$@"; then
    results+=("pass  $((SECONDS - began)) s  $title")
  else
    results+=("fail  $((SECONDS - began)) s  $title")
    return 1
  fi
}

# Debian's repositories, as apt knows them: address, release, component.
debian_sources() {
  apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' \
    'Created-By: Packages' 'Origin: Debian' "Architecture: $(dpkg --print-architecture)"
}

# What apt was told about reaching its mirrors: proxies, certificates, how old a list may be.
apt_settings() {
  apt-config dump --format '%F "%v";%n' | grep -E '^Acquire::(https?::|Check-Valid-Until)' || true
}

make_root() {
  local codename mirror proxy=
  codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
  mirror=$(debian_sources | awk -v codename="$codename" '$2 == codename { print $1; exit }')
  command -v debootstrap >/dev/null || apt-get install -y -qq debootstrap >/dev/null || return 1
  [ -n "$mirror" ] || { echo "apt knows no mirror for Debian $codename; has apt-get update been run?" >&2; return 1; }
  eval "$(apt-config shell proxy Acquire::http::Proxy)"
  http_proxy=${proxy:-${http_proxy-}} debootstrap --variant=minbase --include=ca-certificates \
    "$codename" "$root" "$mirror" >/dev/null &&
    debian_sources | sed 's/^/deb /' >"$root/etc/apt/sources.list" &&
    apt_settings >"$root/etc/apt/apt.conf.d/90this-machine" &&
    # The authorities that this machine trusts, and the way it resolves names.
    cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/" &&
    cp --dereference /etc/resolv.conf /etc/hosts "$root/etc/" &&
    # Both share a network, so what is installed there must not start daemons on the ports of this machine.
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" &&
    chmod +x "$root/usr/sbin/policy-rc.d"
}

# From here on the bare Debian is the only file system there is. A mere chroot would not let tests make namespaces.
enter_root() {
  mount --bind "$root" "$root" &&
    mount -t proc proc "$root/proc" &&
    mount --rbind /sys "$root/sys" &&
    mount --rbind /dev "$root/dev" &&
    cd "$root" &&
    pivot_root . . &&
    umount --lazy . &&
    cd /root
}

# This machine's way to the outside; all else of the environment is as for somebody who has just logged in.
npm_settings() {
  npm config get registry cafile proxy https-proxy noproxy strict-ssl 2>/dev/null |
    sed -E '/=(null|undefined|)$/d; s/^(https|strict)-/\1_/; s/^/npm_config_/'
  env | grep -E '^(https?_proxy|no_proxy|HTTPS?_PROXY|NO_PROXY|NODE_EXTRA_CA_CERTS|TERM)=' || true
}

# Certificates are named by their files, which have to be there as well.
copy_certificates() {
  local setting file
  for setting in "${settings[@]}"; do
    file=${setting#*=}
    case $setting in
      npm_config_cafile=* | NODE_EXTRA_CA_CERTS=*) install -D -m 644 "$file" "$root$file" || return 1 ;;
    esac
  done
}

install_node() {
  "${as_newcomer[@]}" apt-get update -qq &&
    "${as_newcomer[@]}" DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nodejs npm git >/dev/null &&
    echo "Node $(node --version), npm $(npm --version)"
}

clone() {
  "${as_newcomer[@]}" git -c advice.detachedHead=false clone --quiet /srv/hookwise.bundle /srv/hookwise && cd /srv/hookwise
}

ask_until_ready='
  const ask = () => fetch(`http://127.0.0.1:${process.argv[1]}/readyz`).then(({ ok }) => ok || again(), again);
  const again = () => new Promise((resolve) => setTimeout(resolve, 500)).then(ask);
  ask().then(() => process.exit(0));
'

free_port() {
  node -e "require('net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port); this.close() })"
}

try_start() {
  local port server answer first
  port=$(free_port)
  "${as_newcomer[@]}" PORT="$port" npm start &
  server=$!
  timeout "$start_limit_s" node -e "$ask_until_ready" "$port" &
  answer=$!
  wait -n -p first "$server" "$answer" || {
    [ "$first" = "$server" ] && echo 'npm start ended by itself' || echo "no answer in $start_limit_s s"
    kill -TERM "$server" "$answer"
    return 1
  } 2>/dev/null
  echo "http://127.0.0.1:$port/readyz answers"
  kill -TERM "$server"
  # npm passes the signal on, and ends with it; what counts is that it ends.
  wait "$server" || true
}

try_test() {
  "${as_newcomer[@]}" npm test -- "$@"
}

if [ -z "${TRY_BARE_ROOT-}" ]; then
  enter_namespaces "$@"
  exit
fi

root=$TRY_BARE_ROOT
mapfile -t settings < <(npm_settings)
as_newcomer=(env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "${settings[@]}")
step 'A bare Debian' make_root || report FAIL
git -C "$repository" bundle create --quiet "$root/srv/hookwise.bundle" HEAD
copy_certificates
enter_root
step "Debian's nodejs, npm and git" install_node || report FAIL
step 'git clone' clone || report FAIL
verdict=PASS
step 'npm start' try_start || verdict=FAIL
step "npm test${*:+ -- $*}" try_test "$@" || verdict=FAIL
report "$verdict"
