#include <iostream>
#include <string>
#include <vector>

// Entry i of the result is the length of the shortest stamp that prints the first i letters.
std::vector<int> shortestStamps(const std::string& text) {
    // Write your solution here.
    return std::vector<int>(text.size() + 1, 0);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string text;
    int q;
    std::cin >> text >> q;
    const std::vector<int> stamps = shortestStamps(text);
    while (q-- > 0) {
        int length;
        std::cin >> length;
        std::cout << stamps[length] << ' ';
    }
    std::cout << '\n';
}
