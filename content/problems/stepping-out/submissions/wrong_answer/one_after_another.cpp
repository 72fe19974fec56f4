// Wrong: takes a dancer out at once, so that those who are looked at later in the same minute have new neighbours already.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> h(n), left(n), right(n), minutes(n), asked(n);
    for (int& height : h) std::cin >> height;
    for (int i = 0; i < n; ++i) {
        left[i] = (i + n - 1) % n;
        right[i] = (i + 1) % n;
        asked[i] = i;
    }
    for (int minute = 1; !asked.empty(); ++minute) {
        std::vector<int> next;
        for (int i : asked) {
            if (minutes[i] > 0 || h[i] >= h[left[i]] || h[i] >= h[right[i]]) continue;
            minutes[i] = minute;
            right[left[i]] = right[i];
            left[right[i]] = left[i];
            next.push_back(left[i]);
            next.push_back(right[i]);
        }
        asked = next;
    }
    for (int minute : minutes) std::cout << minute << ' ';
    std::cout << '\n';
}
