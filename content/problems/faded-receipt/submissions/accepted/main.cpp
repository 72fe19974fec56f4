#include <cstdlib>
#include <iostream>
#include <string>

struct Receipt {
    std::string digits;
    long long total;
    int count = 0;
    std::string first{};

    // Reads the number at `start` in all ways; `before` is what is read already, its last sign included.
    void readOn(std::size_t start, int sign, const std::string& before, long long soFar) {
        // A number does not begin with a zero, unless it is zero.
        const std::size_t longest = digits[start] == '0' ? start + 1 : digits.size();
        for (std::size_t end = longest; end > start; --end) {
            const std::string number = digits.substr(start, end - start);
            const long long now = soFar + sign * std::stoll(number);
            if (end == digits.size()) {
                if (now == total && count++ == 0) first = before + number;
            } else if (std::abs(total - now) <= std::stoll(digits.substr(end))) {
                readOn(end, 1, before + number + '+', now);
                readOn(end, -1, before + number + '-', now);
            }
        }
    }
};

int main() {
    std::string digits;
    long long total;
    std::cin >> digits >> total;
    Receipt receipt{digits, total};
    receipt.readOn(0, 1, "", 0);
    std::cout << receipt.count << '\n';
    if (receipt.count > 0) std::cout << receipt.first << '\n';
}
