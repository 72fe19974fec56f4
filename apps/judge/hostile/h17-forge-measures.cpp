// H17: right, but slow and large, and writes forged measurements into files at the end.
// expect: Accepted
// solves: yes
// uses: 60 ms, 50 MB
#include <bits/stdc++.h>
static void forge() {
    for (auto name : {"display_runtime.txt", "display_memory.txt", "/tmp/display_runtime.txt", "/box/time"})
        std::ofstream(name) << "0";
}
int main() {
    std::atexit(forge);
    std::vector<char> large(60 << 20, 1);
    for (volatile long turn = 0; std::clock() < 80 * (CLOCKS_PER_SEC / 1000); turn = turn + large[turn % 100]) {}
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
