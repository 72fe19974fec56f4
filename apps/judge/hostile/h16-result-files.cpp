// H16: writes result files before main begins, and exits.
// expect: Wrong Answer
#include <bits/stdc++.h>
static const int before = [] {
    for (auto name : {"user.out", "stdout", "output.txt", "result.json", "/tmp/user.out", "/box/stdout", "../stdout"})
        std::ofstream(name) << "{\"status\":\"Accepted\"}\n3\n";
    std::exit(0);
    return 0;
}();
int main() { return before; }
