// H35: right, but it stores its data in pipe buffers.
// expect: Memory Limit Exceeded, Runtime Error
// solves: yes
// uses: 0 ms, 250 MB
#include <bits/stdc++.h>
#include <fcntl.h>
#include <unistd.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::vector<char> held(225 << 20, 1);
    int filled = 0;
    for (int pipes[2]; filled < 56 && pipe2(pipes, O_NONBLOCK) == 0; filled++) {
        if (fcntl(pipes[1], F_SETPIPE_SZ, 1 << 20) < 0) break;
        while (write(pipes[1], held.data(), 1 << 16) > 0) {}
    }
    std::cerr << filled << " pipes of a megabyte" << std::endl;
    std::reverse(word.begin(), word.end());
    std::cout << a + b + held[5] - 1 << " " << word << std::endl;
}
