#!/bin/busybox sh
# The first program of the virtual machine: mounts the host's files under a writable layer and runs the task.
/bin/busybox --install -s /bin
mount -t proc proc /proc
mount -t sysfs sysfs /sys
mount -t devtmpfs devtmpfs /dev

while read -r module; do insmod "/modules/$module"; done </modules/order

options=trans=virtio,version=9p2000.L,msize=512000
mount -t 9p -o "$options,ro,cache=loose" host /host
mount -t tmpfs -o size=1500m tmpfs /layer
mkdir /layer/upper /layer/work
mount -t overlay -o lowerdir=/host,upperdir=/layer/upper,workdir=/layer/work overlay /root

# The machine is no container, whatever its host is.
rm -f /root/.dockerenv
mount -t proc proc /root/proc
mount -t sysfs sysfs /root/sys
mount -t devtmpfs devtmpfs /root/dev
mkdir -p /root/dev/shm /root/sys/fs/cgroup
mount -t tmpfs -o mode=1777 tmpfs /root/dev/shm
mount -t tmpfs -o mode=755 tmpfs /root/run
mount -t cgroup2 -o nsdelegate,memory_recursiveprot cgroup2 /root/sys/fs/cgroup
mkdir /root/run/work /root/run/checkout
mount -t 9p -o "$options,cache=none" work /root/run/work
cp /bin/busybox /root/run/busybox
ifconfig lo up

umount /proc /sys /dev 2>/dev/null
exec switch_root /root /bin/sh /run/work/task.sh </dev/console >/dev/console 2>&1
