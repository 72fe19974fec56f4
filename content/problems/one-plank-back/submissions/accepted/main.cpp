#include <iostream>
#include <numeric>
#include <vector>

struct Choice {
    int length;
    int plank;
    long long pieces;
};

Choice choosePlank(const std::vector<int>& planks) {
    const int count = static_cast<int>(planks.size());
    // The divisors of the first i planks, and of all planks from i on; 0 stands for no plank at all.
    std::vector<int> before(count + 1), behind(count + 1);
    for (int i = 0; i < count; ++i) before[i + 1] = std::gcd(before[i], planks[i]);
    for (int i = count; i-- > 0;) behind[i] = std::gcd(behind[i + 1], planks[i]);

    int longest = 0, returned = 0;
    for (int i = 0; i < count; ++i) {
        const int length = std::gcd(before[i], behind[i + 1]);
        if (length > longest || (length == longest && planks[i] < planks[returned])) {
            longest = length;
            returned = i;
        }
    }
    const long long total = std::accumulate(planks.begin(), planks.end(), 0LL);
    return {longest, returned + 1, (total - planks[returned]) / longest};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> planks(n);
    for (int& plank : planks) std::cin >> plank;

    const Choice choice = choosePlank(planks);
    std::cout << choice.length << ' ' << choice.plank << ' ' << choice.pieces << '\n';
}
