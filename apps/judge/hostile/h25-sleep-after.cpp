// H25: right, then sleeps for ever.
// limit: 150 ms
// waits: yes
// expect: Time Limit Exceeded
// solves: yes
#include <bits/stdc++.h>
#include <unistd.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
    for (;;) pause();
}
