#include <iostream>
#include <stack>
#include <vector>

std::vector<int> daysUntilWarmer(const std::vector<int>& temperatures) {
    const int count = static_cast<int>(temperatures.size());
    std::vector<int> waits(count);
    // Days that have not seen a warmer one; their temperatures never rise from bottom to top.
    std::stack<int> waiting;
    for (int day = 0; day < count; ++day) {
        while (!waiting.empty() && temperatures[waiting.top()] < temperatures[day]) {
            waits[waiting.top()] = day - waiting.top();
            waiting.pop();
        }
        waiting.push(day);
    }
    return waits;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> temperatures(n);
    for (int& temperature : temperatures) std::cin >> temperature;

    const char* between = "";
    for (const int wait : daysUntilWarmer(temperatures)) {
        std::cout << between << wait;
        between = " ";
    }
    std::cout << '\n';
}
