// Wrong: takes every number for a single character.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string stitches;
    std::cin >> stitches;
    const int count = static_cast<int>(stitches.size());
    std::vector<std::vector<int>> shortest(count, std::vector<int>(count + 1));
    for (int start = count; start-- > 0;) {
        for (int end = start + 1; end <= count; ++end) {
            const int length = end - start;
            int best = length;
            for (int cut = start + 1; cut < end; ++cut) best = std::min(best, shortest[start][cut] + shortest[cut][end]);
            for (int period = 1; period < length; ++period) {
                const bool repeats = length % period == 0 && std::equal(stitches.begin() + start, stitches.begin() + end - period,
                                                                        stitches.begin() + start + period);
                if (repeats) best = std::min(best, 3 + shortest[start][start + period]);
            }
            shortest[start][end] = best;
        }
    }
    std::cout << shortest[0][count] << '\n';
}
