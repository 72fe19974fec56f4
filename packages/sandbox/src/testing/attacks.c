// Attacks on the box, one for each word of the command line. Prints "name: outcome" for each.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static void tell(const char *name, long result) {
  printf("%s: %s\n", name, result >= 0 ? "done" : strerrorname_np(errno));
  fflush(stdout);
}

static void *spin(void *nothing) {
  for (volatile unsigned long turn = 0;; turn++) {
  }
  return nothing;
}

// The parent sleeps in the uninterruptible state, like a process that waits for a disk.
static void sleep_in_vfork(void) {
  if (vfork() == 0)
    for (;;) pause();
}

static void sleep_in_pipe(void) {
  char byte;
  int end = mkfifo("/tmp/pipe", 0600) == 0 ? open("/tmp/pipe", O_RDWR) : -1;
  if (end >= 0 && read(end, &byte, 1) == 1) puts("read");
}

static void fork_bomb(void) {
  for (;;) fork();
}

static void daemons(void) {
  for (int i = 0; i < 8; i++) {
    if (fork() != 0) continue;
    setsid();
    if (fork() != 0) _exit(0);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    for (;;) pause();
  }
  usleep(50000);
  puts("left");
}

static void flood(int fd, long long bytes) {
  static char block[65536];
  memset(block, 'x', sizeof block);
  while (bytes > 0) {
    ssize_t written = write(fd, block, bytes < (long long)sizeof block ? (size_t)bytes : sizeof block);
    if (written < 0) _exit(1);
    bytes -= written;
  }
}

static void burn_threads(void) {
  pthread_t thread;
  for (int i = 0; i < 3; i++) pthread_create(&thread, NULL, spin, NULL);
  spin(NULL);
}

// Each child stays below every per-process limit; only their sum exceeds it.
static void burn_children(void) {
  for (;;) {
    pid_t child = fork();
    if (child == 0) {
      struct rusage use;
      do {
        for (volatile int turn = 0; turn < 100000; turn++) {
        }
        getrusage(RUSAGE_SELF, &use);
      } while (use.ru_utime.tv_sec == 0 && use.ru_utime.tv_usec < 50000);
      _exit(0);
    }
    waitpid(child, NULL, 0);
  }
}

static void eat(size_t bytes) {
  char *memory = malloc(bytes);
  if (memory != NULL) memset(memory, 1, bytes);
  puts("eaten");
}

static void eat_in_children(void) {
  for (int i = 0; i < 8; i++)
    if (fork() == 0) {
      eat(16 << 20);
      sleep(2);
      _exit(0);
    }
  while (wait(NULL) > 0) {
  }
  puts("eaten");
}

static void eat_shared(void) {
  size_t size = 256 << 20;
  char *block = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (block != MAP_FAILED) memset(block, 1, size);
  puts("eaten");
}

static long recurse(long depth) {
  volatile char frame[4096];
  frame[depth % 4096] = (char)depth;
  return recurse(depth + 1) + frame[0];
}

static void fill(const char *path) {
  static char block[1 << 20];
  long long total = 0;
  int fd = open(path, O_CREAT | O_WRONLY, 0600);
  ssize_t written = fd;
  while (fd >= 0 && (written = write(fd, block, sizeof block)) > 0) total += written;
  printf("%s: %s after %lld\n", path, strerrorname_np(errno), total);
}

static void make_many_files(void) {
  char name[64];
  int made = 0;
  for (; made < 1000000; made++) {
    snprintf(name, sizeof name, "/tmp/%d", made);
    int fd = open(name, O_CREAT | O_WRONLY, 0600);
    if (fd < 0) break;
    close(fd);
  }
  printf("files end with %s\n", strerrorname_np(errno));
}

static void network(void) {
  struct sockaddr_in host = {.sin_family = AF_INET, .sin_port = htons(53)};
  inet_pton(AF_INET, "127.0.0.1", &host.sin_addr);
  int fd = socket(AF_INET, SOCK_STREAM, 0);
  tell("inet", fd);
  if (fd >= 0) tell("connect", connect(fd, (struct sockaddr *)&host, sizeof host));
  tell("inet6", socket(AF_INET6, SOCK_DGRAM, 0));
  tell("unix", socket(AF_UNIX, SOCK_STREAM, 0));
  tell("netlink", socket(AF_NETLINK, SOCK_RAW, 0));
  tell("packet", socket(AF_PACKET, SOCK_RAW, 0));
  tell("vsock", socket(40, SOCK_STREAM, 0));
  int pair[2];
  tell("socketpair", socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
}

static int in_child(void *nothing) {
  (void)nothing;
  return 0;
}

static void escape(void) {
  static char stack[65536];
  tell("ptrace", ptrace(PTRACE_ATTACH, 1, 0, 0));
  tell("unshare", unshare(CLONE_NEWUSER));
  tell("clone", clone(in_child, stack + sizeof stack, CLONE_NEWUSER | SIGCHLD, NULL));
  struct clone_args wanted = {.flags = CLONE_NEWUSER, .exit_signal = SIGCHLD};
  tell("clone3", syscall(SYS_clone3, &wanted, sizeof wanted));
  tell("setns", setns(0, CLONE_NEWNET));
  tell("mount", mount("none", "/tmp", "tmpfs", 0, NULL));
  tell("chroot", chroot("/proc/1/root"));
  tell("keyctl", syscall(SYS_keyctl, 0, -3, 0));
  tell("io_uring", syscall(SYS_io_uring_setup, 8, NULL));
  tell("bpf", syscall(SYS_bpf, 0, NULL, 0));
  tell("perf", syscall(SYS_perf_event_open, NULL, 0, -1, -1, 0));
  tell("setuid", setuid(0));
  tell("kill 1", kill(1, SIGKILL));
  tell("lock", flock(open("/usr/bin/env", O_RDONLY), 1));
  tell("read lock", fcntl(open("/usr/bin/env", O_RDONLY), F_SETLK, &(struct flock){.l_type = F_RDLCK}));
  tell("open /proc/1/mem", open("/proc/1/mem", O_RDWR));
  tell("open /proc/self/mem", open("/proc/self/mem", O_RDWR));
  tell("core pattern", open("/proc/sys/kernel/core_pattern", O_WRONLY));
  tell("sysrq", open("/proc/sysrq-trigger", O_WRONLY));
  tell("oom score", open("/proc/self/oom_score_adj", O_WRONLY));
  tell("device", mknod("/tmp/disk", S_IFBLK | 0600, 0xfe00));
  tell("exe", open("/proc/1/exe", O_WRONLY));
  tell("nice", setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) - 5));
  struct statx facts;
  tell("facts of a file", statx(AT_FDCWD, "/tmp", 0, STATX_BASIC_STATS | STATX_BTIME, &facts));
  tell("number of a mount", statx(AT_FDCWD, "/tmp", 0, 0x4000, &facts));
  tell("stack limit", setrlimit(RLIMIT_STACK, &(struct rlimit){1 << 30, 1 << 30}));
}

static void write_around(void) {
  tell("symlink in /box", symlink("/etc/passwd", "/box/link"));
  tell("file in /box", open("/box/file", O_CREAT | O_WRONLY, 0600));
  tell("unlink self", unlink("/box/attacks"));
  tell("file in /", open("/file", O_CREAT | O_WRONLY, 0600));
  tell("file in /usr", open("/usr/file", O_CREAT | O_WRONLY, 0600));
  tell("file in /dev", open("/dev/file", O_CREAT | O_WRONLY, 0600));
  tell("chmod stdin", fchmod(0, 0666));
  tell("reopen stdin", open("/proc/self/fd/0", O_RDWR));
  tell("truncate stdin", ftruncate(0, 0));
  tell("read stdout", open("/proc/self/fd/1", O_RDONLY));
  tell("file in /tmp", open("/tmp/file", O_CREAT | O_WRONLY, 0600));
}

static void leave_traces(void) {
  int made = open("/tmp/trace", O_CREAT | O_EXCL | O_WRONLY, 0600);
  tell("tmp", made);
  tell("shm", open("/dev/shm/trace", O_CREAT | O_EXCL | O_WRONLY, 0600));
  tell("sysv", shmget(0x1234, 4096, IPC_CREAT | IPC_EXCL | 0600));
}

// Whoever may write to a file may set its times to now, and others who see the same file see that.
static void touch_all(void) {
  static const char *shared[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};
  for (size_t i = 0; i < sizeof shared / sizeof *shared; i++) tell(shared[i], utimensat(AT_FDCWD, shared[i], NULL, 0));
  int sink = open("/dev/null", O_CREAT | O_TRUNC | O_WRONLY, 0600);
  tell("write to /dev/null", write(sink, "gone", 4));
  futimens(1, NULL);
  futimens(2, NULL);
}

static void see_times(void) {
  for (int stream = 1; stream <= 2; stream++) {
    struct stat facts;
    fstat(stream, &facts);
    dprintf(1, "%d: %ld %ld\n", stream, (long)facts.st_atim.tv_sec, (long)facts.st_mtim.tv_sec);
  }
}

static void fill_box(void) {
  char long_name[256];
  memset(long_name, 'n', 255);
  long_name[255] = 0;
  mkdir("-rf", 0000);
  close(open("new\nline", O_CREAT | O_WRONLY, 0000));
  symlink("/", "root");
  mkfifo("pipe", 0000);
  for (int depth = 0; depth < 100; depth++) {
    mkdir(long_name, 0700);
    if (chdir(long_name) != 0) break;
  }
  chmod(".", 0000);
  puts("filled");
}

int main(int count, char **words) {
  const char *attack = count > 1 ? words[1] : "";
  if (strcmp(attack, "fork-bomb") == 0) fork_bomb();
  if (strcmp(attack, "daemons") == 0) daemons();
  if (strcmp(attack, "write") == 0) flood(1, atoll(words[2]));
  if (strcmp(attack, "complain") == 0) flood(2, atoll(words[2]));
  if (strcmp(attack, "burn") == 0) spin(NULL);
  if (strcmp(attack, "burn-threads") == 0) burn_threads();
  if (strcmp(attack, "burn-children") == 0) burn_children();
  if (strcmp(attack, "sleep") == 0) pause();
  if (strcmp(attack, "sleep-in-vfork") == 0) sleep_in_vfork();
  if (strcmp(attack, "sleep-in-futex") == 0) syscall(SYS_futex, &(int){0}, 0, 0, NULL, NULL, 0);
  if (strcmp(attack, "sleep-in-stop") == 0) raise(SIGSTOP);
  if (strcmp(attack, "sleep-in-pipe") == 0) sleep_in_pipe();
  if (strcmp(attack, "eat") == 0) eat(strtoull(words[2], NULL, 10));
  if (strcmp(attack, "eat-in-children") == 0) eat_in_children();
  if (strcmp(attack, "eat-shared") == 0) eat_shared();
  if (strcmp(attack, "recurse") == 0) return (int)recurse(0);
  if (strcmp(attack, "fill") == 0) fill(words[2]);
  if (strcmp(attack, "many-files") == 0) make_many_files();
  if (strcmp(attack, "network") == 0) network();
  if (strcmp(attack, "escape") == 0) escape();
  if (strcmp(attack, "write-around") == 0) write_around();
  if (strcmp(attack, "leave-traces") == 0) leave_traces();
  if (strcmp(attack, "touch-all") == 0) touch_all();
  if (strcmp(attack, "see-times") == 0) see_times();
  if (strcmp(attack, "fill-box") == 0) fill_box();
  if (strcmp(attack, "kill-all") == 0) {
    kill(-1, SIGKILL);
    puts("survived");
  }
  if (strcmp(attack, "stop-parent") == 0) {
    kill(getppid(), SIGSTOP);
    kill(0, SIGSTOP);
    puts("survived");
  }
  if (strcmp(attack, "exit") == 0) return atoi(words[2]);
  if (strcmp(attack, "raise") == 0) raise(atoi(words[2]));
  return 0;
}
