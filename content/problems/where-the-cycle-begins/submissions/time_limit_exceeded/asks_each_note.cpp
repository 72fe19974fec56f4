// Right but too slow: walks from each note of the chain to see whether the way leads back to it.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, start;
    std::cin >> n >> start;
    std::vector<int> next(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> next[i];
    for (int entry = start; entry != 0; entry = next[entry]) {
        int note = next[entry], length = 1;
        while (note != 0 && note != entry && length < n) {
            note = next[note];
            ++length;
        }
        if (note == entry) {
            std::cout << entry << ' ' << length << '\n';
            return 0;
        }
    }
    std::cout << "none\n";
}
