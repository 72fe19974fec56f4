// Right but too slow: looks at every number with n digits.
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>

int main() {
    std::string pattern;
    int total;
    std::cin >> pattern >> total;
    const int n = static_cast<int>(pattern.size());
    long long end = 1, count = 0;
    for (int i = 0; i < n; ++i) end *= 10;
    std::string smallest, largest;
    for (long long number = 0; number < end; ++number) {
        std::string code(n, '0');
        long long rest = number;
        int sum = 0;
        bool possible = true;
        for (int i = n; i-- > 0; rest /= 10) {
            code[i] = static_cast<char>('0' + rest % 10);
            sum += static_cast<int>(rest % 10);
            if (pattern[i] != '?' && pattern[i] != code[i]) possible = false;
            if (i + 1 < n && std::abs(code[i] - code[i + 1]) < 2) possible = false;
        }
        if (!possible || sum != total || std::set(code.begin(), code.end()).size() < code.size()) continue;
        if (count++ == 0) smallest = code;
        largest = code;
    }
    std::cout << count << '\n';
    if (count > 0) std::cout << smallest << ' ' << largest << '\n';
}
