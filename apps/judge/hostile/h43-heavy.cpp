// H43: uses all its resources fully, to slow down other boxes.
// expect: Time Limit Exceeded, Memory Limit Exceeded
// limit: 200 ms
#include <bits/stdc++.h>
#include <unistd.h>
int main() {
    std::vector<char> held(200 << 20);
    for (int child = 0; child < 3; child++)
        if (fork() == 0) break;
    for (size_t at = getpid(), turn = 0;; at = (at * 5 + 4099) % held.size()) {
        held[at]++;
        if (++turn % 100000 == 0) std::ofstream("/tmp/" + std::to_string(getpid())) << turn;
    }
}
