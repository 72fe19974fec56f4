// H31: right, but a hundred short-lived children do the work.
// expect: Time Limit Exceeded
// solves: yes
// limit: 300 ms
// uses: 300 ms, 0 MB
#include <bits/stdc++.h>
#include <sys/wait.h>
#include <unistd.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    for (int child = 0; child < 100; child++) {
        if (fork() == 0) {
            for (volatile long turn = 0; std::clock() < CLOCKS_PER_SEC / 100; turn = turn + 1) {}
            _exit(0);
        }
        wait(nullptr);
    }
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
