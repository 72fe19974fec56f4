#include <cctype>
#include <iostream>
#include <stack>
#include <string>
#include <vector>

struct Repeat {
    long long times;
    long long stitches;  // of one round
    std::size_t closing;
};

struct Pattern {
    std::string text;
    std::vector<Repeat> repeatAt;  // by the place of the opening bracket
    long long stitches = 0;
};

Pattern measure(const std::string& text) {
    struct Outer {
        std::size_t opening;
        long long before;
    };
    Pattern pattern{text, std::vector<Repeat>(text.size())};
    std::stack<Outer> outer;
    long long number = 0;
    for (std::size_t place = 0; place < text.size(); ++place) {
        const char sign = text[place];
        if (std::isdigit(static_cast<unsigned char>(sign))) {
            number = 10 * number + (sign - '0');
        } else if (sign == '(') {
            pattern.repeatAt[place].times = number;
            outer.push({place, pattern.stitches});
            number = pattern.stitches = 0;
        } else if (sign == ')') {
            const auto [opening, before] = outer.top();
            outer.pop();
            Repeat& repeat = pattern.repeatAt[opening];
            repeat.stitches = pattern.stitches;
            repeat.closing = place;
            pattern.stitches = before + repeat.times * repeat.stitches;
        } else {
            ++pattern.stitches;
        }
    }
    return pattern;
}

char findStitch(const Pattern& pattern, long long wanted) {
    if (wanted > pattern.stitches) return '-';
    for (std::size_t place = 0;; ++place) {
        const char sign = pattern.text[place];
        if (sign == '(') {
            const auto& [times, stitches, closing] = pattern.repeatAt[place];
            if (wanted > times * stitches) {
                wanted -= times * stitches;
                place = closing;
            } else {
                wanted = (wanted - 1) % stitches + 1;
            }
        } else if (std::isalpha(static_cast<unsigned char>(sign)) && --wanted == 0) {
            return sign;
        }
    }
}

int main() {
    std::string text;
    long long wanted;
    std::cin >> text >> wanted;
    const Pattern pattern = measure(text);
    std::cout << pattern.stitches << ' ' << findStitch(pattern, wanted) << '\n';
}
