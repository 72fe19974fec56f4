// Right but too slow: fills the wall metre by metre.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> walls(n);
    for (int& wall : walls) std::cin >> wall;
    const int top = *std::max_element(walls.begin(), walls.end());
    long long rain = 0;
    int first = 0, last = n - 1;
    for (int level = 1; level <= top; ++level) {
        while (walls[first] < level) ++first;
        while (walls[last] < level) --last;
        for (int i = first; i <= last; ++i) rain += walls[i] < level;
    }
    std::cout << rain << '\n';
}
