// Wrong: takes the paths to lead from the first hut to the second only.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<std::vector<std::pair<int, long long>>> paths(n + 1);
    for (int i = 1; i < n; ++i) {
        int a, b;
        long long length;
        std::cin >> a >> b >> length;
        paths[a].push_back({b, length});
    }
    int start = 1;
    long long longest = 0;
    for (int walk = 0; walk < 2; ++walk) {
        std::vector<std::pair<int, long long>> stack{{start, 0}};
        while (!stack.empty()) {
            const auto [hut, distance] = stack.back();
            stack.pop_back();
            if (distance > longest) {
                longest = distance;
                start = hut;
            }
            for (const auto& [other, length] : paths[hut]) stack.push_back({other, distance + length});
        }
    }
    std::cout << longest << '\n';
}
