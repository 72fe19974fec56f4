// Wrong: treats the first and the last wheel as neighbours, too.
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

std::string pattern, code;
std::vector<std::string> codes;

void fill(int left) {
    if (code.size() == pattern.size()) {
        if (left == 0 && (code.size() == 1 || std::abs(code.front() - code.back()) >= 2)) codes.push_back(code);
        return;
    }
    for (char digit = '0'; digit <= '9'; ++digit) {
        const char known = pattern[code.size()];
        if ((known != '?' && known != digit) || code.find(digit) != std::string::npos) continue;
        if (!code.empty() && std::abs(digit - code.back()) < 2) continue;
        code.push_back(digit);
        fill(left - (digit - '0'));
        code.pop_back();
    }
}

int main() {
    int total;
    std::cin >> pattern >> total;
    fill(total);
    std::cout << codes.size() << '\n';
    if (!codes.empty()) std::cout << codes.front() << ' ' << codes.back() << '\n';
}
