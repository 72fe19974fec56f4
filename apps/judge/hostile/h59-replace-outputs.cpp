// H59: turns the files of its box into links to the host while its output is read.
// expect: Wrong Answer
// limit: 400 ms
// shows: ^replaced 0$
#include <bits/stdc++.h>
#include <fcntl.h>
#include <unistd.h>
int main() {
    int replaced = 0;
    for (int turn = 0; turn < 300; turn++) {
        for (std::string place : {"/box/main", "/box/stdout", "/box/../stdout", "/dev/stdout", "/dev/stdin", "/proc/self/fd/1", "../slot-0/stdout"}) {
            if (unlink(place.c_str()) == 0) replaced++;
            if (symlink("@HOST_FILE@", place.c_str()) == 0) replaced++;
            if (rename("/tmp/link", place.c_str()) == 0) replaced++;
            if (link("@HOST_FILE@", place.c_str()) == 0) replaced++;
            symlink("@HOST_FILE@", "/tmp/link");
        }
        if (turn % 30 == 0) std::printf("%d\n", turn), std::fflush(stdout);
    }
    int host = open("@HOST_FILE@", O_RDWR);
    std::printf("replaced %d\n", replaced + (host >= 0));
}
