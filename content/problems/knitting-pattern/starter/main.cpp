#include <iostream>
#include <string>
#include <utility>

// Returns the number of stitches, and the letter of the wanted one, counted from 1, or '-' if there are fewer.
std::pair<long long, char> findStitch(const std::string& pattern, long long wanted) {
    // Write your solution here.
    (void)pattern;
    (void)wanted;
    return {0, '-'};
}

int main() {
    std::string pattern;
    long long wanted;
    std::cin >> pattern >> wanted;
    const auto [stitches, letter] = findStitch(pattern, wanted);
    std::cout << stitches << ' ' << letter << '\n';
}
