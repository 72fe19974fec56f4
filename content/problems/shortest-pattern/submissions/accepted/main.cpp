#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

int shortestPattern(const std::string& stitches) {
    const int count = static_cast<int>(stitches.size());
    const std::string_view scarf = stitches;
    // shortest[start][end]: for the stitches from start to end, without the one at end.
    std::vector<std::vector<int>> shortest(count, std::vector<int>(count + 1));
    for (int start = count; start-- > 0;) {
        for (int end = start + 1; end <= count; ++end) {
            const int length = end - start;
            int best = length;
            for (int cut = start + 1; cut < end; ++cut) {
                best = std::min(best, shortest[start][cut] + shortest[cut][end]);
            }
            for (int period = 1; period < length; ++period) {
                const int overlap = length - period;
                if (length % period != 0 || scarf.substr(start, overlap) != scarf.substr(start + period, overlap)) continue;
                const int digits = static_cast<int>(std::to_string(length / period).size());
                best = std::min(best, digits + 2 + shortest[start][start + period]);
            }
            shortest[start][end] = best;
        }
    }
    return shortest[0][count];
}

int main() {
    std::string stitches;
    std::cin >> stitches;
    std::cout << shortestPattern(stitches) << '\n';
}
