// Wrong: computes the turn in 32 bits.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <utility>
#include <vector>

using Point = std::pair<std::int32_t, std::int32_t>;

std::uint32_t product(std::int32_t a, std::int32_t b) {
    return static_cast<std::uint32_t>(a) * static_cast<std::uint32_t>(b);
}

bool turnsLeft(const Point& a, const Point& b, const Point& c) {
    const std::uint32_t turn = product(b.first - a.first, c.second - a.second) - product(b.second - a.second, c.first - a.first);
    return static_cast<std::int32_t>(turn) > 0;
}

std::vector<Point> side(const std::vector<Point>& trees) {
    std::vector<Point> posts;
    for (const Point& tree : trees) {
        while (posts.size() > 1 && !turnsLeft(posts[posts.size() - 2], posts.back(), tree)) posts.pop_back();
        posts.push_back(tree);
    }
    if (trees.size() > 1) posts.pop_back();
    return posts;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<Point> trees(n);
    for (auto& [x, y] : trees) std::cin >> x >> y;
    std::sort(trees.begin(), trees.end());
    std::vector<Point> posts = side(trees);
    if (n > 1) {
        std::reverse(trees.begin(), trees.end());
        for (const Point& post : side(trees)) posts.push_back(post);
    }
    std::cout << posts.size() << '\n';
    for (const auto& [x, y] : posts) std::cout << x << ' ' << y << '\n';
}
