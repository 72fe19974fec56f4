// H35: right, but its children fill a shared mapping.
// expect: Memory Limit Exceeded, Runtime Error
// solves: yes
// uses: 0 ms, 250 MB
#include <bits/stdc++.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    const size_t part = 100 << 20;
    auto shared = static_cast<char*>(mmap(nullptr, 4 * part, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    for (int child = 0; child < 4; child++)
        if (fork() == 0) std::memset(shared + child * part, 1, part), _exit(0);
    while (wait(nullptr) > 0) {}
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
