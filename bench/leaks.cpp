// Reads "writer CHANNEL BIT" or "reader CHANNEL 0". A writer uses the shared resource of the channel if the bit is 1, then prints
// "on" and waits for a moment; a reader prints one number that it observes.
#include <bits/stdc++.h>
#include <fcntl.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
using namespace std;
using Clock = chrono::steady_clock;

static const char *seldomRead[] = {"/usr/lib/locale/C.utf8/LC_COLLATE", "/usr/share/zoneinfo/Pacific/Chatham",
                                   "/usr/lib/python3.11/turtle.py", "/usr/lib/python3/dist-packages/README"};

static double microsecondsOf(function<void()> work) {
  auto begin = Clock::now();
  work();
  return chrono::duration<double, micro>(Clock::now() - begin).count();
}

static double pagesInCache() {
  double pages = 0;
  for (auto name : seldomRead) {
    int file = open(name, O_RDONLY);
    char page[4096];
    iovec part{page, sizeof page};
    for (off_t at = 0; file >= 0 && at < (1 << 20); at += sizeof page) pages += preadv2(file, &part, 1, at, RWF_NOWAIT) > 0;
    if (file >= 0) close(file);
  }
  return pages;
}

static void readSeldomRead() {
  for (auto name : seldomRead) {
    ifstream file(name);
    string text(istreambuf_iterator<char>(file), {});
  }
}

static double firstNumberIn(const char *name) {
  ifstream file(name);
  double sum = 0, number;
  for (string word; file >> word;)
    if (istringstream(word) >> number) sum = sum * 0.9 + number;
  return sum;
}

static double freeMemory() {
  struct sysinfo info {};
  return sysinfo(&info) == 0 ? info.freeram : firstNumberIn("/proc/meminfo");
}

static double roomOnDisk() {
  struct statfs room {};
  double sum = 0;
  for (auto place : {"/", "/box", "/tmp", "/usr"}) sum += statfs(place, &room) == 0 ? room.f_bfree : 0;
  return sum;
}

// A direct system call, because the library would create a named pipe.
static int makePipe(int ends[2]) { return syscall(SYS_pipe2, ends, 0); }

static double numberOf(int file) {
  struct stat facts {};
  return fstat(file, &facts) == 0 ? facts.st_ino : 0;
}

static double numberOfNextPipe() {
  int ends[2];
  return makePipe(ends) == 0 ? numberOf(ends[0]) : 0;
}

static double bufferOfPipe() {
  int ends[2];
  return makePipe(ends) == 0 ? fcntl(ends[0], F_GETPIPE_SZ) : 0;
}

static double contexts() {
  unsigned long context = 0;
  double made = 0;
  while (made < 64 && syscall(SYS_io_setup, 1000, &context) == 0) made++, context = 0;
  return made;
}

static double pageFaults() {
  rusage before{}, after{};
  getrusage(RUSAGE_SELF, &before);
  for (auto name : seldomRead) {
    int file = open(name, O_RDONLY);
    if (file < 0) continue;
    struct stat facts {};
    fstat(file, &facts);
    auto bytes = static_cast<volatile char *>(mmap(nullptr, facts.st_size, PROT_READ, MAP_PRIVATE, file, 0));
    if (bytes != MAP_FAILED)
      for (off_t at = 0; at < facts.st_size; at += 4096) (void)bytes[at];
    close(file);
  }
  getrusage(RUSAGE_SELF, &after);
  return (after.ru_majflt - before.ru_majflt) * 1000.0 + (after.ru_minflt - before.ru_minflt);
}

static const char *devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};

static double lastTimeOf(const struct stat &facts) { return facts.st_mtim.tv_sec * 1e3 + facts.st_mtim.tv_nsec / 1e6; }

static double timesOfDevices() {
  double last = 0;
  struct stat facts {};
  for (auto device : devices)
    if (stat(device, &facts) == 0) last = max(last, lastTimeOf(facts));
  return last;
}

static double timesOfStreams() {
  double sum = 0;
  struct stat facts {};
  for (int stream : {1, 2})
    if (fstat(stream, &facts) == 0) sum += lastTimeOf(facts);
  return sum;
}

static double nameOfSocket() {
  int end = socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un name{AF_UNIX, "\0leak"};
  return end >= 0 && bind(end, reinterpret_cast<sockaddr *>(&name), 7) == 0;
}

static double counted(const char *folder) {
  double sum = 0;
  error_code none;
  for (auto &entry : filesystem::directory_iterator(folder, none)) sum += firstNumberIn(entry.path().c_str());
  return sum;
}

static void burn(double seconds) {
  auto until = Clock::now() + chrono::duration<double>(seconds);
  vector<thread> threads;
  for (int i = 0; i < 8; i++)
    threads.emplace_back([=] {
      while (Clock::now() < until) {}
    });
  for (auto &each : threads) each.join();
}

static vector<shared_ptr<void>> kept;

static void write(const string &channel) {
  if (channel == "file cache" || channel == "time of a read" || channel == "page faults") readSeldomRead();
  if (channel == "free memory") memset(kept.emplace_back(malloc(150 << 20), free).get(), 1, 150 << 20);
  if (channel == "room on disks") ofstream("/tmp/full") << string(50 << 20, 'x') << flush;
  if (channel == "numbers of pipes" || channel == "room in pipes")
    for (int i = 0, ends[2]; i < 100; i++)
      if (makePipe(ends) == 0 && channel == "room in pipes") fcntl(ends[0], F_SETPIPE_SZ, 1 << 20);
  if (channel == "numbers of pipes")
    for (int i = 0, ends[2]; i < 20000; i++)
      if (makePipe(ends) == 0) close(ends[0]), close(ends[1]);
  if (channel == "numbers of memory files")
    for (int i = 0; i < 20000; i++) close(syscall(SYS_memfd_create, "leak", 0));
  if (channel == "numbers of processes")
    for (int i = 0; i < 200; i++)
      if (pid_t child = fork(); child == 0) _exit(0);
      else waitpid(child, nullptr, 0);
  if (channel == "times of devices")
    for (auto device : devices) utimensat(AT_FDCWD, device, nullptr, 0);
  if (channel == "times of streams") fputs("on\n", stderr), futimens(2, nullptr);
  if (channel == "asynchronous contexts") contexts();
  if (channel == "sockets by name") nameOfSocket();
  if (channel == "load" || channel == "counters of the kernel" || channel == "time of a computation") burn(0.15);
  if (channel == "missing names") {
    for (int i = 0; i < 20000; i++) access(("/usr/lib/missing" + to_string(i)).c_str(), F_OK);
  }
}

static double read(const string &channel) {
  if (channel == "file cache") return pagesInCache();
  if (channel == "page faults") return pageFaults();
  if (channel == "time of a read") return microsecondsOf(readSeldomRead);
  if (channel == "free memory") return freeMemory();
  if (channel == "room on disks") return roomOnDisk();
  if (channel == "numbers of pipes") return numberOfNextPipe();
  if (channel == "numbers of memory files") return numberOf(syscall(SYS_memfd_create, "leak", 0));
  if (channel == "numbers of processes") return numberOf(syscall(SYS_pidfd_open, getpid(), 0));
  if (channel == "room in pipes") return bufferOfPipe();
  if (channel == "times of devices") return timesOfDevices();
  if (channel == "times of streams") return timesOfStreams();
  if (channel == "asynchronous contexts") return contexts();
  if (channel == "sockets by name") return nameOfSocket();
  if (channel == "load") return firstNumberIn("/proc/loadavg") + firstNumberIn("/proc/stat") + firstNumberIn("/proc/uptime");
  if (channel == "counters of the kernel") return counted("/proc/sys/fs") + firstNumberIn("/proc/vmstat") + firstNumberIn("/proc/interrupts");
  if (channel == "missing names") return microsecondsOf([] { access("/usr/lib/missing19999", F_OK); }) + counted("/proc/sys/fs");
  return microsecondsOf([] {
    volatile double sum = 1;
    for (int i = 0; i < 3000000; i++) sum = sum * 1.0000001;
  });
}

int main() {
  string role, channel;
  int bit;
  cin >> role >> bit;
  getline(cin >> ws, channel);
  if (role == "reader") return printf("%.3f\n", read(channel)), 0;
  if (bit) write(channel);
  puts("on");
  fflush(stdout);
  if (channel == "time of a computation" && bit) burn(0.2);
  else usleep(200000);
}
