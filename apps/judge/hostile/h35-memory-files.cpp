// H35: right, but files without a name held its memory.
// expect: Memory Limit Exceeded, Runtime Error
// solves: yes
// uses: 0 ms, 250 MB
#include <bits/stdc++.h>
#include <sys/mman.h>
#include <unistd.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::vector<char> block(1 << 20, 1);
    for (int file = 0; file < 8; file++) {
        int fd = memfd_create("held", 0);
        for (int megabyte = 0; megabyte < 60; megabyte++) write(fd, block.data(), block.size());
    }
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
