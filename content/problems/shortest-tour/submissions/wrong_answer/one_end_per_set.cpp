// Wrong: keeps only the best end for each set of visited places, but another end may be better for the rest.
#include <iostream>
#include <vector>

struct Way {
    int minutes = 2'000'000'000;
    int last = 0;
};

int main() {
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> d(n, std::vector<int>(n));
    for (std::vector<int>& row : d) {
        for (int& one : row) std::cin >> one;
    }
    const int all = (1 << n) - 1;
    std::vector<Way> best(all + 1);
    best[1] = {0, 0};
    for (int visited = 1; visited < all; visited += 2) {
        for (int place = 1; place < n; ++place) {
            if (visited >> place & 1) continue;
            Way& next = best[visited | 1 << place];
            const int minutes = best[visited].minutes + d[best[visited].last][place];
            if (minutes < next.minutes) next = {minutes, place};
        }
    }
    std::cout << best[all].minutes + d[best[all].last][0] << '\n';
}
