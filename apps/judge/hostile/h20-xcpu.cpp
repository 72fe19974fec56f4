// H20: kills itself by SIGXCPU, the signal for exceeded CPU time.
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
