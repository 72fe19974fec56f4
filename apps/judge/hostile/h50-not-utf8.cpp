// H50: right, with bytes in a comment that are no UTF-8.
// expect: Accepted
// solves: yes
// source: not UTF-8
#include <bits/stdc++.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
