// H18: right, but an exit hook prints more output.
// expect: Wrong Answer
// solves: yes
#include <bits/stdc++.h>
int main() {
    std::atexit([] { std::puts("and one more thing"); });
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
