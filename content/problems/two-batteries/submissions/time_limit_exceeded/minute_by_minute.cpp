// Right but too slow: burns the two strongest batteries for one minute at a time.
#include <iostream>
#include <queue>

int main() {
    int n;
    std::cin >> n;
    std::priority_queue<int> charged;
    for (int i = 0; i < n; ++i) {
        int minutes;
        std::cin >> minutes;
        charged.push(minutes);
    }
    long long light = 0;
    while (charged.size() > 1) {
        const int one = charged.top();
        charged.pop();
        const int other = charged.top();
        charged.pop();
        ++light;
        if (one > 1) charged.push(one - 1);
        if (other > 1) charged.push(other - 1);
    }
    std::cout << light << '\n';
}
