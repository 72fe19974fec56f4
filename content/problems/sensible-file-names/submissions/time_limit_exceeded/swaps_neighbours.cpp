// Right but too slow: swaps neighbours until everything is in order.
#include <cctype>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

bool isDigit(char sign) { return std::isdigit(static_cast<unsigned char>(sign)); }

bool comesBefore(const std::string& one, const std::string& two) {
    std::size_t i = 0, j = 0;
    int zeros = 0;
    while (i < one.size() && j < two.size()) {
        if (!isDigit(one[i]) || !isDigit(two[j])) {
            if (one[i] != two[j]) return one[i] < two[j];
            ++i, ++j;
            continue;
        }
        const std::size_t startOne = i, startTwo = j;
        while (i < one.size() && one[i] == '0') ++i;
        while (j < two.size() && two[j] == '0') ++j;
        const int more = static_cast<int>(i - startOne) - static_cast<int>(j - startTwo);
        const std::size_t digitsOne = i, digitsTwo = j;
        while (i < one.size() && isDigit(one[i])) ++i;
        while (j < two.size() && isDigit(two[j])) ++j;
        if (i - digitsOne != j - digitsTwo) return i - digitsOne < j - digitsTwo;
        const int order = one.compare(digitsOne, i - digitsOne, two, digitsTwo, j - digitsTwo);
        if (order != 0) return order < 0;
        if (zeros == 0) zeros = more;
    }
    if (i < one.size() || j < two.size()) return i == one.size();
    return zeros < 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::string> names(n);
    for (std::string& name : names) std::cin >> name;
    for (bool swapped = true; swapped;) {
        swapped = false;
        for (int i = 1; i < n; ++i) {
            if (!comesBefore(names[i], names[i - 1])) continue;
            std::swap(names[i], names[i - 1]);
            swapped = true;
        }
    }
    for (const std::string& name : names) std::cout << name << '\n';
}
