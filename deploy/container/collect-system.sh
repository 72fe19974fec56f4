#!/bin/sh
# Copies what the server needs of the distribution into a new root file system: a few programs, the libraries that they and the
# native npm packages are linked with, certificates, time zones, and two users.
#   collect-system.sh TARGET NODE_MODULES
set -eu
target=$1
modules=$2

mkdir -p "$target/usr/bin" "$target/usr/lib" "$target/etc" "$target/data" "$target/tmp"
ln -s usr/bin "$target/bin"
ln -s usr/lib "$target/lib"
ln -s usr/lib64 "$target/lib64"
mkdir "$target/usr/lib64"

# dash becomes /bin/sh.
cp /bin/dash "$target/usr/bin/sh"
cp /usr/bin/flock "$target/usr/bin/flock"

# Every library that a program or a native package names, at the path under which the loader looks for it. Packages for another C
# library (musl) name files that are not there; they are never loaded.
{
  printf '%s\n' /bin/dash /usr/bin/flock
  find "$modules" \( -name '*.node' -o -name '*.so' -o -name '*.so.*' -o -path '*/bin/node' \) -type f
} | while read -r file; do ldd "$file" 2>/dev/null || :; done |
  sed -n 's#^.*\s\(/\(usr/\)\?lib[^ ]*\) (.*#\1#p' | sort -u | while read -r library; do
  mkdir -p "$target$(dirname "$(realpath -s "/usr${library#/usr}")")"
  cp -L "$library" "$target/usr${library#/usr}"
done
# Names of hosts are looked up by libraries that nothing is linked with.
for name in libnss_dns.so.2 libnss_files.so.2 libresolv.so.2; do
  find /usr/lib/*-linux-gnu -name "$name" | while read -r library; do cp -L "$library" "$target$library"; done
done

mkdir -p "$target/etc/ssl/certs" "$target/usr/share"
cp -L /etc/ssl/certs/ca-certificates.crt "$target/etc/ssl/certs/"
cp -R /usr/share/zoneinfo "$target/usr/share/zoneinfo"
printf 'hosts: files dns\n' >"$target/etc/nsswitch.conf"
printf 'root:x:0:0:root:/:/sbin/nologin\ncodedojo:x:10001:10001:CodeDojo:/data:/sbin/nologin\n' >"$target/etc/passwd"
printf 'root:x:0:\ncodedojo:x:10001:\n' >"$target/etc/group"
chmod 1777 "$target/tmp"
chown 10001:10001 "$target/data"
chmod 700 "$target/data"
