// Wrong: prints which day is warmer instead of how many days later that is.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> temperatures(n), warmer(n), waiting;
    for (int day = 0; day < n; ++day) {
        std::cin >> temperatures[day];
        while (!waiting.empty() && temperatures[waiting.back()] < temperatures[day]) {
            warmer[waiting.back()] = day + 1;
            waiting.pop_back();
        }
        waiting.push_back(day);
    }
    for (const int day : warmer) std::cout << day << ' ';
    std::cout << '\n';
}
