#include <cctype>
#include <iostream>
#include <string>

// Three functions call each other; each computes its part of the text and moves the place behind it.
struct Calculator {
    std::string text;
    std::size_t place = 0;

    char next() const { return place < text.size() ? text[place] : ')'; }

    // Terms with + and - between them.
    long long expression() {
        long long result = term();
        while (next() == '+' || next() == '-') {
            if (text[place++] == '+') result += term();
            else result -= term();
        }
        return result;
    }

    // Values with * and / between them.
    long long term() {
        long long result = value();
        while (next() == '*' || next() == '/') {
            if (text[place++] == '*') result *= value();
            else result /= value();
        }
        return result;
    }

    // A number, or an expression in parentheses.
    long long value() {
        if (next() == '(') {
            ++place;
            const long long inside = expression();
            ++place;
            return inside;
        }
        long long number = 0;
        while (std::isdigit(next())) number = 10 * number + (text[place++] - '0');
        return number;
    }
};

int main() {
    Calculator calculator;
    std::cin >> calculator.text;
    std::cout << calculator.expression() << '\n';
}
