/*
 * A library that is preloaded into every program in a box. It implements pipes by named pipes in the box's own /tmp.
 * The kernel numbers pipes and sockets of all programs from one counter and reveals the numbers, so that one box could observe how
 * many another one creates; the system calls are therefore denied. The number of a named pipe comes from the tmpfs of /tmp.
 */
#include <atomic>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

static int makeNamedPipe(char *name, size_t length) {
    static std::atomic_uint made;
    for (;;) {
        snprintf(name, length, "/tmp/.pipe-%d-%u", getpid(), made++);
        if (mkfifo(name, 0600) == 0) return 0;
        if (errno != EEXIST) return -1;
    }
}

/* The reading end is opened without blocking, because the end that is opened first would wait for the other. */
static int openEnds(const char *name, int ends[2], int flags) {
    int closing = flags & O_CLOEXEC;
    int reader = open(name, O_RDONLY | O_NONBLOCK | closing);
    if (reader < 0) return -1;
    int writer = open(name, O_WRONLY | (flags & (O_CLOEXEC | O_NONBLOCK)));
    if (writer < 0 || (!(flags & O_NONBLOCK) && fcntl(reader, F_SETFL, 0) != 0)) {
        int reason = errno;
        close(reader);
        if (writer >= 0) close(writer);
        errno = reason;
        return -1;
    }
    ends[0] = reader;
    ends[1] = writer;
    return 0;
}

extern "C" int pipe2(int ends[2], int flags) noexcept {
    char name[64];
    if (flags & ~(O_CLOEXEC | O_NONBLOCK)) {
        errno = EINVAL;
        return -1;
    }
    if (makeNamedPipe(name, sizeof name) != 0) return -1;
    int outcome = openEnds(name, ends, flags);
    int reason = errno;
    unlink(name);
    errno = reason;
    return outcome;
}

extern "C" int pipe(int ends[2]) noexcept { return pipe2(ends, 0); }

/*
 * Emulates a socket pair by a pipe from the second to the first end, which is what Python's asyncio uses to wake itself. Sending
 * in the other direction fails with EBADF.
 */
extern "C" int socketpair(int family, int type, int protocol, int ends[2]) noexcept {
    if (family != AF_UNIX || protocol != 0) {
        errno = EACCES;
        return -1;
    }
    int flags = (type & SOCK_CLOEXEC ? O_CLOEXEC : 0) | (type & SOCK_NONBLOCK ? O_NONBLOCK : 0);
    return pipe2(ends, flags);
}

/* Programs have no sockets in a box: any socket they hold is one of these pipes. */
extern "C" int getsockname(int descriptor, struct sockaddr *name, socklen_t *length) noexcept {
    if (fcntl(descriptor, F_GETFD) < 0) return -1;
    if (*length >= sizeof name->sa_family) name->sa_family = AF_UNIX;
    *length = sizeof name->sa_family;
    return 0;
}

extern "C" int shutdown(int descriptor, int) noexcept { return fcntl(descriptor, F_GETFD) < 0 ? -1 : 0; }

extern "C" ssize_t send(int descriptor, const void *bytes, size_t length, int) {
    return write(descriptor, bytes, length);
}

extern "C" ssize_t recv(int descriptor, void *bytes, size_t length, int) {
    return read(descriptor, bytes, length);
}
