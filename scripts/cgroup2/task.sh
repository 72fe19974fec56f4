# Takes the place of init.sh as the first process of the virtual machine: runs the tests of the sandbox and switches the machine
# off.
. /run/work/settings
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp
# Plain lines: no colours, no progress that overwrites itself.
CI=1 NO_COLOR=1
export PATH HOME CI NO_COLOR SANDBOX_TEST_SLOWNESS

# The checkout and Node may be below folders that an ordinary user cannot traverse, so they are mounted here.
mount --bind "$CHECKOUT" /run/checkout
touch /run/node
mount --bind "$NODE" /run/node
# Mounted last, because the checkout may be below it.
mount -t tmpfs -o mode=1777 tmpfs /tmp
cd /run/checkout || exit

cgroups=/sys/fs/cgroup
uid=1000
set -- /run/node node_modules/vitest/vitest.mjs run --project plain packages/sandbox --configLoader native \
  --no-isolate --no-file-parallelism --testTimeout "$TEST_TIMEOUT_MS" --hookTimeout "$TEST_TIMEOUT_MS" \
  --reporter verbose --reporter json --outputFile.json=/tmp/report.json

echo "Linux $(uname -r), up for $(cut -d ' ' -f 1 /proc/uptime) s"
if [ "$ROLE" = root ]; then
  timeout -k 10 "$LONGEST_S" "$@" </dev/null
else
  # Like systemd for a scope with Delegate=yes: the user's process starts inside the delegated cgroup.
  echo '+memory +pids +cpu' >$cgroups/cgroup.subtree_control
  mkdir $cgroups/delegated
  for file in . cgroup.procs cgroup.threads cgroup.subtree_control; do
    chown $uid:$uid "$cgroups/delegated/$file"
  done
  (
    echo 0 >$cgroups/delegated/cgroup.procs
    exec setpriv --reuid=$uid --regid=$uid --clear-groups timeout -k 10 "$LONGEST_S" "$@" </dev/null
  )
fi
[ -e /tmp/report.json ] && cp /tmp/report.json /run/work/report.json
/run/busybox poweroff -f
