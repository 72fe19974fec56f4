// Wrong: keeps the readings in a set, which holds equal values only once.
#include <iostream>
#include <set>
#include <vector>

// Returns for each reading the median of all readings up to it.
std::vector<int> runningMedians(const std::vector<int>& readings) {
    std::set<int> low, high;
    std::vector<int> medians;
    for (int x : readings) {
        if (low.empty() || x <= *low.rbegin()) {
            low.insert(x);
        } else {
            high.insert(x);
        }
        if (low.size() > high.size() + 1) {
            int top = *low.rbegin();
            low.erase(top);
            high.insert(top);
        } else if (high.size() > low.size()) {
            int top = *high.begin();
            high.erase(top);
            low.insert(top);
        }
        medians.push_back(*low.rbegin());
    }
    return medians;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> readings(n);
    for (int& x : readings) std::cin >> x;
    for (int m : runningMedians(readings)) std::cout << m << ' ';
    std::cout << '\n';
}
