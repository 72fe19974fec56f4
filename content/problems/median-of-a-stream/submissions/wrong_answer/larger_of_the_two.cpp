// Wrong: of an even number of readings, takes the larger one of the two in the middle.
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::priority_queue<int> lower;
    std::priority_queue<int, std::vector<int>, std::greater<>> upper;
    for (int i = 0; i < n; ++i) {
        int reading;
        std::cin >> reading;
        upper.push(reading);
        lower.push(upper.top());
        upper.pop();
        if (lower.size() > upper.size()) {
            upper.push(lower.top());
            lower.pop();
        }
        std::cout << upper.top() << ' ';
    }
    std::cout << '\n';
}
