// H10: communicates with the box beside it by every resource that two processes on one machine share.
// expect: Wrong Answer
// shows: ^twin heard on [3-9]$
// shows: ^others heard on 0$
#include <bits/stdc++.h>
#include <fcntl.h>
#include <mqueue.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static const char* const shared = "/usr/bin/env";
static int watch = -1, listener = -1;
static volatile sig_atomic_t notices = 0;

static sockaddr_un abstractName() {
    sockaddr_un name{AF_UNIX, ""};
    std::strcpy(name.sun_path + 1, "h10");
    return name;
}

// The bit on every channel is its mere being there.
static void send() {
    close(open("/tmp/h10", O_CREAT | O_WRONLY, 0666));
    close(open("/dev/shm/h10-b", O_CREAT | O_WRONLY, 0666));
    shmget(0x410, 64, IPC_CREAT | 0666);
    semget(0x410, 1, IPC_CREAT | 0666);
    msgget(0x410, IPC_CREAT | 0666);
    mq_open("/h10", O_CREAT | O_RDWR, 0666, nullptr);
    listener = socket(AF_UNIX, SOCK_STREAM, 0);
    auto name = abstractName();
    bind(listener, reinterpret_cast<sockaddr*>(&name), sizeof name);
    listen(listener, 5);
    bind(socket(AF_VSOCK, SOCK_STREAM, 0), reinterpret_cast<sockaddr*>(&name), sizeof name);
    syscall(SYS_add_key, "user", "h10", "1", 1, -4);
    syscall(SYS_io_uring_setup, 8, nullptr);
    flock(open(shared, O_RDONLY), LOCK_EX);
    struct flock lock{F_RDLCK, SEEK_SET, 0, 0, 0};
    fcntl(open(shared, O_RDONLY), F_SETLK, &lock);
    fcntl(open(shared, O_RDONLY), F_SETLEASE, F_RDLCK);
    char byte;
    read(open(shared, O_RDONLY), &byte, 1);
}

static std::set<std::string> heard() {
    std::set<std::string> on;
    if (access("/tmp/h10", F_OK) == 0) on.insert("file");
    if (access("/dev/shm/h10-b", F_OK) == 0) on.insert("memory file");
    if (shmget(0x410, 64, 0) >= 0) on.insert("shared memory");
    if (semget(0x410, 1, 0) >= 0) on.insert("semaphore");
    if (msgget(0x410, 0) >= 0) on.insert("message queue");
    if (mq_open("/h10", O_RDONLY) >= 0) on.insert("named queue");
    auto name = abstractName();
    int caller = socket(AF_UNIX, SOCK_STREAM, 0);
    if (connect(caller, reinterpret_cast<sockaddr*>(&name), sizeof name) == 0) on.insert("abstract socket");
    if (syscall(SYS_request_key, "user", "h10", nullptr, 0) >= 0) on.insert("key");
    int file = open(shared, O_RDONLY);
    if (flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) on.insert("lock");
    struct flock probe{F_WRLCK, SEEK_SET, 0, 0, 0};
    if (fcntl(file, F_GETLK, &probe) == 0 && probe.l_type != F_UNLCK) on.insert("record lock");
    char events[4096];
    if (watch >= 0 && read(watch, events, sizeof events) > 0) on.insert("file notice");
    if (notices > 0) on.insert("folder notice");
    close(file);
    close(caller);
    return on;
}

static void forget() {
    unlink("/tmp/h10");
    unlink("/dev/shm/h10-b");
    shmctl(shmget(0x410, 64, 0), IPC_RMID, nullptr);
    semctl(semget(0x410, 1, 0), 0, IPC_RMID);
    msgctl(msgget(0x410, 0), IPC_RMID, nullptr);
    mq_unlink("/h10");
}

static long now() {
    timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return at.tv_sec * 1000 + at.tv_nsec / 1000000;
}

static void listenFor(std::set<std::string>& all, int turns) {
    for (int turn = 0; turn < turns; turn++, usleep(10000)) all.merge(heard());
}

int main() {
    std::signal(SIGIO, [](int) { notices = notices + 1; });
    // Two processes of one box do hear each other, so that silence means something.
    std::set<std::string> twin, others;
    int child = fork();
    if (child == 0) send(), usleep(30000), _exit(0);
    listenFor(twin, 3);
    waitpid(child, nullptr, 0);
    forget();
    std::printf("twin heard on %zu\n", twin.size());

    // Listening and sending take turns: who only sends hears nothing, and who sends hears itself.
    long from = now();
    for (int turn = 0; turn < 6; turn++) {
        watch = inotify_init1(IN_NONBLOCK);
        inotify_add_watch(watch, shared, IN_ALL_EVENTS);
        int folder = open("/usr/bin", O_RDONLY);
        fcntl(folder, F_NOTIFY, DN_ACCESS | DN_MULTISHOT);
        int pauseMs = 5 + (getpid() * 7 + now() * 13 + turn * 11) % 30;
        for (long until = now() + pauseMs; now() < until; usleep(3000)) {
            std::set<std::string> on;
            int file = watch;
            char events[4096];
            if (file >= 0 && read(file, events, sizeof events) > 0) on.insert("file notice");
            watch = -1;
            on.merge(heard());
            watch = file;
            if (file >= 0) while (read(file, events, sizeof events) > 0) {}
            others.merge(on);
        }
        close(watch);
        close(folder);
        watch = -1;
        notices = 0;
        int sender = fork();
        if (sender == 0) send(), usleep(15000), _exit(0);
        waitpid(sender, nullptr, 0);
        forget();
    }
    std::printf("others heard on %zu\nfrom %ld to %ld\n", others.size(), from, now());
    for (auto& channel : others) std::printf("heard by %s\n", channel.c_str());
}
