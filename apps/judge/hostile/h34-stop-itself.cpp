// H34: stops its whole group and waits.
// limit: 150 ms
// waits: yes
// expect: Time Limit Exceeded, Runtime Error
#include <csignal>
int main() {
    kill(0, SIGSTOP);
    kill(-1, SIGKILL);
    for (;;) raise(SIGSTOP);
}
