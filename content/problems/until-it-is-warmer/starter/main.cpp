#include <iostream>
#include <vector>

// Returns for each day how many days later it is warmer, or 0.
std::vector<int> daysUntilWarmer(const std::vector<int>& temperatures) {
    // Write your solution here.
    return std::vector<int>(temperatures.size());
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
