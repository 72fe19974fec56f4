#include <iostream>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

// Sums reach 4e9, so everything is 64 bits wide.
std::optional<std::pair<int, int>> firstEcho(const std::vector<long long>& readings, long long wanted) {
    std::unordered_map<long long, int> lastSeen;
    lastSeen.reserve(readings.size());
    for (int j = 0; j < static_cast<int>(readings.size()); ++j) {
        auto partner = lastSeen.find(wanted - readings[j]);
        if (partner != lastSeen.end()) return std::pair{partner->second + 1, j + 1};
        // Written down only after the look-up, so a reading never pairs with itself.
        lastSeen[readings[j]] = j;
    }
    return std::nullopt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long wanted;
    std::cin >> n >> wanted;
    std::vector<long long> readings(n);
    for (auto& reading : readings) std::cin >> reading;

    auto echo = firstEcho(readings, wanted);
    if (echo) {
        std::cout << echo->first << ' ' << echo->second << '\n';
    } else {
        std::cout << "none\n";
    }
}
