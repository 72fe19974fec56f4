#include <iostream>
#include <vector>

struct Path {
    int to;
    int length;
};

// Returns the length of the longest tour; paths[a] are the paths that begin at hut a.
long long diameter(const std::vector<std::vector<Path>>& paths) {
    // Write your solution here.
    (void)paths;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::vector<Path>> paths(n + 1);
    for (int i = 1; i < n; ++i) {
        int a, b, length;
        std::cin >> a >> b >> length;
        paths[a].push_back({b, length});
        paths[b].push_back({a, length});
    }
    std::cout << diameter(paths) << '\n';
}
