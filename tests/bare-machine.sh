#!/usr/bin/env bash
# Runs a command on a machine that has Node and nothing else: the last commit in a minimal Debian, as a
# user without rights. Needs root, debootstrap and the network; leaves nothing behind.
#
#   tests/bare-machine.sh                          npm ci && npm test
#   tests/bare-machine.sh 'npm ci && npm start'    any other command
set -euo pipefail
cd "$(dirname "$0")/.."
command=${1:-npm ci --no-audit --no-fund && npm test}
node=$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")
root=$(mktemp -d "${TMPDIR:-/tmp}/fin-bare-XXXX")

clean_up() {
  umount "$root/dev/shm" "$root/proc" 2>/dev/null || true
  rm -rf --one-file-system "$root"
}
trap clean_up EXIT
chmod 755 "$root"

debootstrap --variant=minbase bookworm "$root" >"$root.log" 2>&1 || { cat "$root.log"; exit 1; }
rm "$root.log"
mount -t proc proc "$root/proc"
mkdir -p "$root/dev/shm" && mount -t tmpfs tmpfs "$root/dev/shm"
cp "$node/bin/node" "$root/usr/local/bin/"
cp -r "$node/lib/node_modules" "$root/usr/local/lib/"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
cp /etc/resolv.conf /etc/hosts "$root/etc/"
# Certificates of a proxy that this machine trusts.
cp "${NODE_EXTRA_CA_CERTS:-/dev/null}" "$root/etc/extra-certificates.pem"
chroot "$root" useradd --create-home viewer
mkdir "$root/home/viewer/fin"
git archive HEAD | tar -x -C "$root/home/viewer/fin"
chroot "$root" chown -R viewer:viewer /home/viewer
chroot "$root" env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin HOME=/home/viewer USER=viewer \
  npm_config_registry="$(npm config get registry)" NODE_EXTRA_CA_CERTS=/etc/extra-certificates.pem \
  /usr/sbin/runuser -u viewer -- sh -c "cd /home/viewer/fin && $command"
