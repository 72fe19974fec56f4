// H20: dies of the signal that means too much CPU time.
// expect: Runtime Error
// solves: yes
#include <bits/stdc++.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
    std::raise(SIGXCPU);
}
