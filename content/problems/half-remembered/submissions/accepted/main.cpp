#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

struct Lock {
    std::string pattern;
    std::string code;
    std::vector<std::string> codes;

    bool fits(char digit) const {
        const char known = pattern[code.size()];
        if (known != '?' && known != digit) return false;
        if (code.find(digit) != std::string::npos) return false;
        return code.empty() || std::abs(digit - code.back()) >= 2;
    }

    void setNextWheel(int left) {
        if (code.size() == pattern.size()) {
            if (left == 0) codes.push_back(code);
            return;
        }
        for (char digit = '0'; digit <= '9'; ++digit) {
            if (!fits(digit)) continue;
            code.push_back(digit);
            setNextWheel(left - (digit - '0'));
            code.pop_back();
        }
    }
};

int main() {
    Lock lock;
    int total;
    std::cin >> lock.pattern >> total;
    lock.setNextWheel(total);
    std::cout << lock.codes.size() << '\n';
    if (!lock.codes.empty()) std::cout << lock.codes.front() << ' ' << lock.codes.back() << '\n';
}
