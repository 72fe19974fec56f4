// H34: stops and kills its parent and every other process.
// expect: Time Limit Exceeded, Runtime Error, Wrong Answer
#include <csignal>
#include <unistd.h>
int main() {
    kill(getppid(), SIGSTOP);
    kill(getppid(), SIGKILL);
    kill(1, SIGKILL);
    kill(-1, SIGSTOP);
    kill(-1, SIGKILL);
    for (int pid = 2; pid < 40000; pid++)
        if (pid != getpid()) kill(pid, SIGKILL);
}
