#include <iostream>
#include <vector>

// Returns for each reading the median of all readings up to it.
std::vector<int> runningMedians(const std::vector<int>& readings) {
    // Write your solution here.
    return std::vector<int>(readings.size());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> readings(n);
    for (int& reading : readings) std::cin >> reading;

    const char* between = "";
    for (const int median : runningMedians(readings)) {
        std::cout << between << median;
        between = " ";
    }
    std::cout << '\n';
}
