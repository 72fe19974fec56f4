#include <iostream>
#include <numeric>
#include <string>
#include <vector>

// Entry i: the longest border of the first i letters, shorter than i.
std::vector<int> longestBorders(const std::string& text) {
    const int n = static_cast<int>(text.size());
    std::vector<int> borders(n + 1, 0);
    int border = 0;
    for (int i = 1; i < n; ++i) {
        while (border > 0 && text[border] != text[i]) border = borders[border];
        if (text[border] == text[i]) ++border;
        borders[i + 1] = border;
    }
    return borders;
}

std::vector<int> shortestStamps(const std::string& text) {
    const int n = static_cast<int>(text.size());
    const std::vector<int> borders = longestBorders(text);
    std::vector<int> shortest(n + 1);
    std::iota(shortest.begin(), shortest.end(), 0);
    // The largest length so far that the first c letters, as a stamp, have printed.
    std::vector<int> printed = shortest;
    for (int length = 1; length <= n; ++length) {
        const int stamp = shortest[borders[length]];
        // The stamp ends here; its prints so far must reach up to this last one.
        if (stamp > 0 && printed[stamp] >= length - stamp) {
            shortest[length] = stamp;
            printed[stamp] = length;
        }
    }
    return shortest;
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
