#include <iostream>
#include <optional>
#include <utility>
#include <vector>

// Returns the positions i < j of the first echo, counted from 1, or std::nullopt if there is none.
std::optional<std::pair<int, int>> firstEcho(const std::vector<long long>& readings, long long wanted) {
    // Write your solution here.
    (void)readings;
    (void)wanted;
    return std::pair{0, 0};
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
