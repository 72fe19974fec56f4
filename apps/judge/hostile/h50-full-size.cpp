// H50: right, and as long as a program may be.
// expect: Accepted
// solves: yes
// source: full size
#include <bits/stdc++.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
