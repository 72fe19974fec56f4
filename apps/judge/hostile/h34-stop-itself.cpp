// H34: stops its whole group and waits.
// expect: Time Limit Exceeded, Runtime Error
#include <csignal>
int main() {
    kill(0, SIGSTOP);
    kill(-1, SIGKILL);
    for (;;) raise(SIGSTOP);
}
