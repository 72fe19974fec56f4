// Right but too slow: measures the pattern, but then makes the stitches one by one up to the wanted one.
#include <cctype>
#include <iostream>
#include <stack>
#include <string>
#include <vector>

struct Open {
    std::size_t inside;
    long long timesLeft, timesAll, before;
};

int main() {
    std::string pattern;
    long long wanted, total = 0, number = 0;
    std::cin >> pattern >> wanted;
    std::stack<Open> outer;
    for (char sign : pattern) {
        if (std::isdigit(static_cast<unsigned char>(sign))) {
            number = 10 * number + (sign - '0');
        } else if (sign == '(') {
            outer.push({0, 0, number, total});
            number = total = 0;
        } else if (sign == ')') {
            total = outer.top().before + outer.top().timesAll * total;
            outer.pop();
        } else {
            ++total;
        }
    }

    char found = '-';
    if (wanted <= total) {
        for (std::size_t place = 0; wanted > 0; ++place) {
            const char sign = pattern[place];
            if (std::isdigit(static_cast<unsigned char>(sign))) {
                number = 10 * number + (sign - '0');
            } else if (sign == '(') {
                outer.push({place, number - 1, 0, 0});
                number = 0;
            } else if (sign != ')') {
                found = sign;
                --wanted;
            } else if (outer.top().timesLeft-- > 0) {
                place = outer.top().inside;
            } else {
                outer.pop();
            }
        }
    }
    std::cout << total << ' ' << found << '\n';
}
