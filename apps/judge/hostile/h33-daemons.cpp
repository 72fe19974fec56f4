// H33: right, but leaves daemons that outlive their parents and their session.
// waits: yes
// expect: Accepted, Time Limit Exceeded, Runtime Error
// solves: yes
#include <bits/stdc++.h>
#include <unistd.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
    for (int child = 0; child < 5; child++) {
        if (fork() != 0) continue;
        setsid();
        if (fork() != 0) _exit(0);
        for (int signal = 1; signal < 32; signal++) std::signal(signal, SIG_IGN);
        for (;;) sleep(1);
    }
}
