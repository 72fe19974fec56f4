#!/bin/sh
# Starts the judge in a container with as few rights as it can work with:
#   judge.sh PROGRAM [WORD …]    PROGRAM is a TypeScript file of this checkout
#
# - Root of a user namespace, which is nobody on the host, stays root, so that each box has a user of its own. It undoes, in a mount
#   namespace of its own, two mounts of the container engine that only keep it from its own things: the covers over parts of /proc,
#   below which the kernel allows no box a /proc, and the read-only mount of its own control groups.
# - Root without a user namespace would be the root of the host. It hands its control groups over to an ordinary user and becomes
#   that user, without any capability.
# - Any other user stays as it is.
# What the host does not grant, the judge itself says (packages/sandbox/src/host).
set -u
user=10001
cgroups=/sys/fs/cgroup

# Source: user_namespaces(7). On the host, and in a container without a user namespace, 0 is 0.
is_root_of_host() {
  read -r _ outside _ </proc/self/uid_map
  [ "$outside" = 0 ]
}

become_ordinary() {
  data=${DATA_DIR:-/var/lib/codedojo/data}
  mkdir -p "$data" && chown -h "$user:$user" "$data" "$data"/* 2>/dev/null
  # As systemd does for a unit with Delegate=yes. Source: the kernel's cgroup-v2.rst, "Delegation".
  for file in . cgroup.procs cgroup.threads cgroup.subtree_control; do
    chown "$user:$user" "$cgroups/$file" 2>/dev/null
  done
  exec setpriv --reuid=$user --regid=$user --clear-groups --inh-caps=-all --no-new-privs node "$@"
}

if [ "$(id -u)" != 0 ]; then exec node "$@"; fi

if [ "${1:-}" = --in-own-mounts ]; then
  shift
  # The last mount is the topmost.
  tac /proc/self/mountinfo | while read -r _ _ _ _ place _; do
    case $place in /proc/*) umount --lazy --no-mtab "$place" 2>/dev/null ;; esac
  done
  mount -o remount,bind,rw "$cgroups" 2>/dev/null
  exec node "$@"
fi

if is_root_of_host || ! unshare --mount true 2>/dev/null; then become_ordinary "$@"; fi
exec unshare --mount /bin/sh "$0" --in-own-mounts "$@"
