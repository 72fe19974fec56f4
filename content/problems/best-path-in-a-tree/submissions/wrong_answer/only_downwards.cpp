// Wrong: looks only at walks that go down all the time, and never joins two sides.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<long long> fun;
std::vector<std::vector<int>> below;
long long best = -4000000000000000000LL;

long long walk(int hut) {
    long long down = 0;
    for (const int next : below[hut]) down = std::max(down, walk(next));
    best = std::max(best, fun[hut] + down);
    return fun[hut] + down;
}

int main() {
    int n;
    std::cin >> n;
    fun.resize(n);
    below.resize(n);
    for (long long& points : fun) std::cin >> points;
    for (int i = 1; i < n; ++i) {
        int p;
        std::cin >> p;
        below[p - 1].push_back(i);
    }
    walk(0);
    std::cout << best << '\n';
}
