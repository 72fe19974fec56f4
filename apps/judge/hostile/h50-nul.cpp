// H50: right, with a NUL behind it.
// expect: Accepted
// solves: yes
// source: NUL behind
#include <bits/stdc++.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
