// Wrong: lets every single digit be a letter, even 0.
#include <iostream>
#include <string>

int main() {
    std::string digits;
    std::cin >> digits;
    int before = 0, ways = 1;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        int total = ways;
        if (i > 0 && (digits[i - 1] == '1' || (digits[i - 1] == '2' && digits[i] <= '6'))) {
            total = (total + before) % 1'000'000'007;
        }
        before = ways;
        ways = total;
    }
    std::cout << ways << '\n';
}
