// H42: floods itself and its children with signals.
// expect: Runtime Error, Time Limit Exceeded
// limit: 300 ms
#include <csignal>
#include <cstdlib>
#include <unistd.h>
int main() {
    for (int number = 1; number < 65; number++) std::signal(number, [](int) {});
    for (int child = 0; child < 4; child++) fork();
    for (;;) {
        kill(-1, SIGRTMIN + std::rand() % 20);
        sigqueue(getppid(), SIGRTMIN, {});
        kill(0, SIGUSR1);
    }
}
