// H35: right, but it stores its data in shared memory.
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
    for (int part = 0; part < 8; part++) {
        void *held = mmap(nullptr, 60 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (held != MAP_FAILED) memset(held, 1, 60 << 20);
    }
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
