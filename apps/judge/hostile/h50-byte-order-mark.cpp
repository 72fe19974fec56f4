// H50: right, with a byte order mark before it.
// expect: Accepted
// solves: yes
// source: byte order mark
#include <bits/stdc++.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
