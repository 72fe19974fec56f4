#include <iostream>
#include <string>
#include <vector>

struct Line {
    char sign;  // + or ?
    std::string letters;
};

// Returns the answers to all questions.
std::vector<int> countByPrefix(const std::vector<Line>& lines) {
    // Write your solution here.
    std::vector<int> answers;
    for (const Line& line : lines) {
        if (line.sign == '?') answers.push_back(0);
    }
    return answers;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Line> lines(n);
    for (Line& line : lines) std::cin >> line.sign >> line.letters;
    for (const int answer : countByPrefix(lines)) std::cout << answer << '\n';
}
