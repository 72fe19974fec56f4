// H35: right, but four children use a hundred megabytes each.
// expect: Memory Limit Exceeded
// solves: yes
// uses: 0 ms, 250 MB
#include <bits/stdc++.h>
#include <sys/wait.h>
#include <unistd.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    for (int child = 0; child < 4; child++)
        if (fork() == 0) {
            std::vector<char> held(100 << 20, 1);
            usleep(300000);
            _exit(held[1234] - 1);
        }
    while (wait(nullptr) > 0) {}
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
