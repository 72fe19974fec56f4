// Wrong: the wanted sum, and its difference to a reading, do not fit into 32 bits.
#include <iostream>
#include <unordered_map>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, wanted;
    std::cin >> n >> wanted;
    std::unordered_map<int, int> lastSeen;
    for (int j = 1; j <= n; ++j) {
        int reading;
        std::cin >> reading;
        auto partner = lastSeen.find(wanted - reading);
        if (partner != lastSeen.end()) {
            std::cout << partner->second << ' ' << j << '\n';
            return 0;
        }
        lastSeen[reading] = j;
    }
    std::cout << "none\n";
}
