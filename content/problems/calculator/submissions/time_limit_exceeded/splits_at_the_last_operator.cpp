// Right but too slow: looks for the operator that is computed last, again and again.
#include <iostream>
#include <string>

std::string text;

int lastOf(const std::string& signs, int begin, int end) {
    int depth = 0, found = -1;
    for (int i = begin; i < end; ++i) {
        if (text[i] == '(') ++depth;
        else if (text[i] == ')') --depth;
        else if (depth == 0 && signs.find(text[i]) != std::string::npos) found = i;
    }
    return found;
}

long long valueOf(int begin, int end) {
    for (const char* signs : {"+-", "*/"}) {
        const int at = lastOf(signs, begin, end);
        if (at < 0) continue;
        const long long left = valueOf(begin, at), right = valueOf(at + 1, end);
        if (text[at] == '+') return left + right;
        if (text[at] == '-') return left - right;
        return text[at] == '*' ? left * right : left / right;
    }
    return text[begin] == '(' ? valueOf(begin + 1, end - 1) : std::stoll(text.substr(begin, end - begin));
}

int main() {
    std::cin >> text;
    std::cout << valueOf(0, static_cast<int>(text.size())) << '\n';
}
