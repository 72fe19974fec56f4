/** The error that the program gets from a denied call. */
export type Refusal = 'EPERM' | 'EACCES' | 'ENOSYS'

/** A system call with its numbers on x86_64 and aarch64; null if the architecture lacks the call. */
export interface DeniedCall {
  readonly name: string
  readonly refusal: Refusal
  readonly x64: number
  readonly arm64: number | null
}

/** A call denied only if one 32-bit argument has a certain value or certain bits. */
export interface DeniedUse extends DeniedCall {
  readonly argument: number
  readonly test: 'equals' | 'anyBit'
  readonly values: readonly number[]
}

const deny =
  (refusal: Refusal) =>
  (name: string, x64: number, arm64: number | null): DeniedCall => ({ name, refusal, x64, arm64 })

const eperm = deny('EPERM')
const enosys = deny('ENOSYS')
const eacces = deny('EACCES')

/**
 * System calls that no judged program needs: access to other processes, mounts, namespaces, modules, clocks, tracing. Also calls
 * that share anything between boxes (keys, sockets, file locks, notifications of file reads, and times of files, which whoever may
 * write to a device may set to now), or that reveal the activity of others (free memory, load, disks, the page cache, and the
 * numbers of pipes, sockets, message queues, memory files, pidfds and mounts, which come from counters shared by all boxes).
 * ENOSYS where runtimes fall back to an older call, as glibc does for clone3, whose flags a filter cannot inspect. Numbers: the
 * kernel's syscall_64.tbl and asm-generic/unistd.h.
 */
export const deniedCalls: readonly DeniedCall[] = [
  eacces('socket', 41, 198),
  eacces('socketpair', 53, 199),
  eperm('pipe', 22, null),
  eperm('pipe2', 293, 59),
  eperm('mq_open', 240, 180),
  enosys('memfd_create', 319, 279),
  enosys('pidfd_open', 434, 434),

  eperm('ptrace', 101, 117),
  eperm('process_vm_readv', 310, 270),
  eperm('process_vm_writev', 311, 271),
  eperm('kcmp', 312, 272),
  eperm('pidfd_getfd', 438, 438),

  eperm('mount', 165, 40),
  eperm('umount2', 166, 39),
  eperm('pivot_root', 155, 41),
  eperm('chroot', 161, 51),
  eperm('open_tree', 428, 428),
  eperm('move_mount', 429, 429),
  eperm('fsopen', 430, 430),
  eperm('fsconfig', 431, 431),
  eperm('fsmount', 432, 432),
  eperm('fspick', 433, 433),
  eperm('mount_setattr', 442, 442),
  eperm('name_to_handle_at', 303, 264),
  eperm('open_by_handle_at', 304, 265),
  eperm('statmount', 457, 457),
  eperm('listmount', 458, 458),
  eperm('open_tree_attr', 467, 467),
  eperm('fanotify_init', 300, 262),
  eperm('inotify_init', 253, null),
  eperm('inotify_init1', 294, 26),
  eperm('inotify_add_watch', 254, 27),
  eperm('utime', 132, null),
  eperm('utimes', 235, null),
  eperm('futimesat', 261, null),
  eperm('utimensat', 280, 88),
  eperm('quotactl', 179, 60),
  eperm('quotactl_fd', 443, 443),
  eperm('flock', 73, 32),

  eperm('setns', 308, 268),
  eperm('unshare', 272, 97),
  eperm('sethostname', 170, 161),
  eperm('setdomainname', 171, 162),

  eperm('bpf', 321, 280),
  eperm('perf_event_open', 298, 241),
  eperm('userfaultfd', 323, 282),
  eperm('init_module', 175, 105),
  eperm('finit_module', 313, 273),
  eperm('delete_module', 176, 106),
  eperm('kexec_load', 246, 104),
  eperm('kexec_file_load', 320, 294),
  eperm('reboot', 169, 142),
  eperm('swapon', 167, 224),
  eperm('swapoff', 168, 225),
  eperm('acct', 163, 89),
  eperm('syslog', 103, 116),
  eperm('vhangup', 153, 58),
  eperm('iopl', 172, null),
  eperm('ioperm', 173, null),
  eperm('modify_ldt', 154, null),
  eperm('statfs', 137, 43),
  eperm('fstatfs', 138, 44),
  eperm('ustat', 136, null),
  eperm('sysfs', 139, null),
  eperm('sysinfo', 99, 179),
  eperm('cachestat', 451, 451),
  eperm('sync', 162, 81),
  eperm('syncfs', 306, 267),
  eperm('io_setup', 206, 0),
  eperm('process_madvise', 440, 440),
  eperm('process_mrelease', 448, 448),
  eperm('migrate_pages', 256, 238),
  eperm('move_pages', 279, 239),

  eperm('clock_settime', 227, 112),
  eperm('settimeofday', 164, 170),
  eperm('adjtimex', 159, 171),
  eperm('clock_adjtime', 305, 266),

  enosys('add_key', 248, 217),
  enosys('request_key', 249, 218),
  enosys('keyctl', 250, 219),
  enosys('io_uring_setup', 425, 425),
  enosys('io_uring_enter', 426, 426),
  enosys('io_uring_register', 427, 427),
  enosys('clone3', 435, 435),
  enosys('memfd_secret', 447, 447),
]

// CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET, from linux/sched.h.
const newNamespace = 0x7e02_0000
// CLONE_PIDFD, from linux/sched.h.
const processFile = 0x1000
// F_GETLK, F_SETLK, F_SETLKW, F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW, F_SETLEASE and F_NOTIFY, from linux/fcntl.h: they let users
// of the same file signal each other.
const fileNotices = [5, 6, 7, 36, 37, 38, 1024, 1026]
// TIOCSTI and TIOCLINUX, from asm-generic/ioctls.h.
const typeIntoTerminal = [0x5412, 0x541c]

// MADV_MERGEABLE, MADV_PAGEOUT, MADV_COLLAPSE, MADV_HWPOISON and MADV_SOFT_OFFLINE, from asm-generic/mman-common.h: they affect
// pages shared with others.
const sharedPages = [12, 21, 25, 100, 101]
// PR_SET_MEMORY_MERGE, from linux/prctl.h: it would merge equal pages of two programs.
const mergeMemory = [67]
// STATX_MNT_ID_UNIQUE, from linux/stat.h: the kernel numbers all mounts since its start, so it tells how many boxes others had.
const numberOfMount = 0x4000

export const deniedUses: readonly DeniedUse[] = [
  { ...eperm('clone', 56, 220), argument: 0, test: 'anyBit', values: [newNamespace | processFile] },
  { ...eperm('fcntl', 72, 25), argument: 1, test: 'equals', values: fileNotices },
  { ...eperm('ioctl', 16, 29), argument: 1, test: 'equals', values: typeIntoTerminal },
  { ...eperm('madvise', 28, 233), argument: 2, test: 'equals', values: sharedPages },
  { ...eperm('prctl', 157, 167), argument: 0, test: 'equals', values: mergeMemory },
  { ...eperm('statx', 332, 291), argument: 3, test: 'anyBit', values: [numberOfMount] },
]
