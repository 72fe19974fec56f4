// H53: tries to reach a network in every way.
// expect: Wrong Answer, Runtime Error
// shows: ^reached 0$
#include <bits/stdc++.h>
#include <arpa/inet.h>
#include <fcntl.h>
#include <netdb.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static bool reaches(const char* address, int port) {
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    sockaddr_in to{AF_INET, htons(port), {}, {}};
    inet_pton(AF_INET, address, &to.sin_addr);
    return fd >= 0 && (connect(fd, reinterpret_cast<sockaddr*>(&to), sizeof to) == 0 || errno == EINPROGRESS || errno == ECONNREFUSED);
}

int main() {
    int reached = 0;
    for (auto address : {"127.0.0.1", "10.0.0.1", "172.17.0.1", "192.168.0.1", "169.254.169.254", "8.8.8.8"})
        for (int port : {22, 53, 80, 443, 3000, 5432, 6379}) reached += reaches(address, port);
    for (auto path : {"/var/run/docker.sock", "/run/postgresql/.s.PGSQL.5432", "/tmp/.s.PGSQL.5432", "/run/systemd/private"}) {
        int fd = socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un to{AF_UNIX, ""};
        std::strcpy(to.sun_path, path);
        reached += fd >= 0 && connect(fd, reinterpret_cast<sockaddr*>(&to), sizeof to) == 0;
    }
    for (int family = 0; family < 46; family++)
        for (int type : {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW, SOCK_SEQPACKET}) reached += socket(family, type, 0) >= 0;
    addrinfo* found = nullptr;
    reached += getaddrinfo("example.org", "80", nullptr, &found) == 0;
    std::printf("reached %d\n", reached);
}
