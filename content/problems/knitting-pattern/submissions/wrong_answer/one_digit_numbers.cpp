// Wrong: reads only the last digit of each number.
#include <cctype>
#include <iostream>
#include <map>
#include <stack>
#include <string>

struct Repeat {
    long long times, stitches;
    std::size_t closing;
};

int main() {
    std::string pattern;
    long long wanted, total = 0;
    std::cin >> pattern >> wanted;
    std::map<std::size_t, Repeat> repeatAt;
    std::stack<std::pair<std::size_t, long long>> outer;
    for (std::size_t place = 0; place < pattern.size(); ++place) {
        if (pattern[place] == '(') {
            repeatAt[place].times = pattern[place - 1] - '0';
            outer.push({place, total});
            total = 0;
        } else if (pattern[place] == ')') {
            const auto [opening, before] = outer.top();
            outer.pop();
            Repeat& repeat = repeatAt[opening];
            repeat.stitches = total;
            repeat.closing = place;
            total = before + repeat.times * total;
        } else if (std::isalpha(static_cast<unsigned char>(pattern[place]))) {
            ++total;
        }
    }
    std::cout << total << ' ';
    char found = '-';
    for (std::size_t place = 0; place < pattern.size() && found == '-' && wanted <= total; ++place) {
        if (pattern[place] == '(') {
            const auto [times, stitches, closing] = repeatAt[place];
            if (wanted > times * stitches) {
                wanted -= times * stitches;
                place = closing;
            } else {
                wanted = (wanted - 1) % stitches + 1;
            }
        } else if (std::isalpha(static_cast<unsigned char>(pattern[place])) && --wanted == 0) {
            found = pattern[place];
        }
    }
    std::cout << found << '\n';
}
