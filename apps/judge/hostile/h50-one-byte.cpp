// H50: is one letter.
// expect: Compilation Error
// source: one byte
#include <bits/stdc++.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
