// Wrong: computes in 32 bits.
#include <cctype>
#include <cstdint>
#include <iostream>
#include <string>

std::string text;
std::size_t place = 0;

char next() { return place < text.size() ? text[place] : ')'; }

std::int32_t cut(long long result) { return static_cast<std::int32_t>(result); }

std::int32_t expression();

std::int32_t value() {
    if (next() == '(') {
        ++place;
        const std::int32_t inside = expression();
        ++place;
        return inside;
    }
    long long number = 0;
    while (std::isdigit(next())) number = 10 * number + (text[place++] - '0');
    return cut(number);
}

std::int32_t term() {
    std::int32_t result = value();
    while (next() == '*' || next() == '/') {
        const char sign = text[place++];
        const long long right = value();
        result = cut(sign == '*' ? result * right : result / right);
    }
    return result;
}

std::int32_t expression() {
    std::int32_t result = term();
    while (next() == '+' || next() == '-') {
        const char sign = text[place++];
        const long long right = term();
        result = cut(sign == '+' ? result + right : result - right);
    }
    return result;
}

int main() {
    std::cin >> text;
    std::cout << expression() << '\n';
}
