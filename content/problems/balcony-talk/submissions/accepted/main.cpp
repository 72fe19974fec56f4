#include <iostream>
#include <vector>

struct Level {
    int height;
    int houses;
};

// Up to 2 * 10^10 pairs, more than 32 bits can hold.
long long countPairs(const std::vector<int>& heights) {
    long long pairs = 0;
    std::vector<Level> openView;  // heights strictly falling from bottom to top
    for (int height : heights) {
        while (!openView.empty() && openView.back().height < height) {
            pairs += openView.back().houses;
            openView.pop_back();
        }
        if (!openView.empty() && openView.back().height == height) {
            pairs += openView.back().houses++;
        } else {
            openView.push_back({height, 1});
        }
        // One higher house below in the stack; it hides all that are further away.
        if (openView.size() > 1) ++pairs;
    }
    return pairs;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> heights(n);
    for (int& height : heights) std::cin >> height;
    std::cout << countPairs(heights) << '\n';
}
