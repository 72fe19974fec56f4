#include <functional>
#include <iostream>
#include <queue>
#include <vector>

std::vector<int> runningMedians(const std::vector<int>& readings) {
    std::priority_queue<int> lower;
    std::priority_queue<int, std::vector<int>, std::greater<>> upper;
    std::vector<int> medians;
    for (const int reading : readings) {
        // Through the lower half, so that its largest reading goes up and never a smaller one.
        lower.push(reading);
        upper.push(lower.top());
        lower.pop();
        // The lower half has as many readings as the upper one, or one more.
        if (upper.size() > lower.size()) {
            lower.push(upper.top());
            upper.pop();
        }
        medians.push_back(lower.top());
    }
    return medians;
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
