// Right but too slow: a linked ring, but every minute walks round all of it.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> h(n), left(n), right(n), minutes(n), leaving(1);
    for (int& height : h) std::cin >> height;
    for (int i = 0; i < n; ++i) {
        left[i] = (i + n - 1) % n;
        right[i] = (i + 1) % n;
    }
    int start = 0;
    for (int minute = 1; !leaving.empty(); ++minute) {
        leaving.clear();
        int dancer = start;
        do {
            if (h[dancer] < h[left[dancer]] && h[dancer] < h[right[dancer]]) leaving.push_back(dancer);
            dancer = right[dancer];
        } while (dancer != start);
        for (int gone : leaving) {
            minutes[gone] = minute;
            right[left[gone]] = right[gone];
            left[right[gone]] = left[gone];
            if (gone == start) start = right[gone];
        }
    }
    for (int minute : minutes) std::cout << minute << ' ';
    std::cout << '\n';
}
