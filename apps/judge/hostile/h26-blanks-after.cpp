// H26: right, then prints ten million blanks.
// expect: Output Limit Exceeded
// solves: yes
#include <bits/stdc++.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
    for (int line = 0; line < 10 * 1024; line++) std::cout << std::string(1023, ' ') << '\n';
}
