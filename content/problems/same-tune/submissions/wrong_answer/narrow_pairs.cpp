// Wrong: the number of pairs leaves the range of 32 bits.
#include <iostream>
#include <map>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::map<std::vector<int>, unsigned> seen;
    unsigned pairs = 0;
    for (int i = 0; i < n; ++i) {
        int m;
        std::cin >> m;
        std::vector<int> tune(m);
        for (int& note : tune) std::cin >> note;
        const int first = tune.front();
        for (int& note : tune) note -= first;
        pairs += seen[tune]++;
    }
    std::cout << seen.size() << ' ' << pairs << '\n';
}
