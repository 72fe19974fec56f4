#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

// What decides about the order of a name: its pieces, and then the leading zeros of its numbers.
struct Key {
    // Letter or not, number of digits, digits or letter. The number with fewer digits is smaller.
    std::vector<std::tuple<bool, std::size_t, std::string>> pieces;
    std::vector<std::size_t> zeros;
    auto operator<=>(const Key&) const = default;
};

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)); }

Key keyOf(const std::string& name) {
    Key key;
    std::size_t at = 0;
    while (at < name.size()) {
        if (!isDigit(name[at])) {
            key.pieces.emplace_back(true, 0, std::string(1, name[at++]));
            continue;
        }
        const std::size_t begin = at;
        while (at < name.size() && name[at] == '0') ++at;
        const std::size_t first = at;
        while (at < name.size() && isDigit(name[at])) ++at;
        key.pieces.emplace_back(false, at - first, name.substr(first, at - first));
        key.zeros.push_back(first - begin);
    }
    return key;
}

// Returns the names in sorted order.
std::vector<std::string> sortNames(const std::vector<std::string>& names) {
    std::vector<std::pair<Key, std::string>> keyed;
    for (const std::string& name : names) keyed.emplace_back(keyOf(name), name);
    std::ranges::sort(keyed);
    std::vector<std::string> sorted;
    for (const auto& [key, name] : keyed) sorted.push_back(name);
    return sorted;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::string> names(n);
    for (std::string& name : names) std::cin >> name;

    for (const std::string& name : sortNames(names)) std::cout << name << '\n';
}
