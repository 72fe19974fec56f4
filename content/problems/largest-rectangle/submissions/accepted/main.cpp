#include <algorithm>
#include <iostream>
#include <vector>

struct Banner {
    int start;
    int height;
};

long long largestBanner(std::vector<int> heights) {
    // The tower of height 0 ends all banners that are left.
    heights.push_back(0);
    // Banners that may still grow; their heights never fall from bottom to top.
    std::vector<Banner> stack;
    long long largest = 0;
    for (int place = 0; place < static_cast<int>(heights.size()); ++place) {
        int start = place;
        while (!stack.empty() && stack.back().height > heights[place]) {
            start = stack.back().start;
            largest = std::max(largest, static_cast<long long>(stack.back().height) * (place - start));
            stack.pop_back();
        }
        stack.push_back({start, heights[place]});
    }
    return largest;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> heights(n);
    for (int& height : heights) std::cin >> height;
    std::cout << largestBanner(heights) << '\n';
}
