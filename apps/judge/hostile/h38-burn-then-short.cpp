// H38: uses its whole time limit in one case and most of it in the next.
// expect: Time Limit Exceeded
// solves: yes
// limit: 200 ms
// case: burn -> Time Limit Exceeded
// case: most -> Accepted
// case: most -> Accepted
// case: most -> Accepted
#include <bits/stdc++.h>
int main() {
    long a, b;
    std::string word;
    std::cin >> a >> b >> word;
    std::string task;
    std::cin >> task;
    for (volatile long turn = 0; task == "burn" || std::clock() < CLOCKS_PER_SEC * 140 / 1000;) turn = turn + 1;
    std::reverse(word.begin(), word.end());
    std::cout << a + b << " " << word << std::endl;
}
