// Right but too slow: for each post, tries each tree as the next one until all others lie on its left.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

struct Point {
    long long x, y;
    auto operator<=>(const Point&) const = default;
};

long long distance(const Point& a, const Point& b) {
    return std::llabs(a.x - b.x) + std::llabs(a.y - b.y);
}

bool follows(const std::vector<Point>& trees, const Point& a, const Point& b) {
    for (const Point& c : trees) {
        const long long turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        if (turn < 0 || (turn == 0 && distance(a, c) > distance(a, b))) return false;
    }
    return true;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Point> trees(n);
    for (Point& tree : trees) std::cin >> tree.x >> tree.y;
    std::vector<Point> posts = {*std::min_element(trees.begin(), trees.end())};
    while (true) {
        const Point here = posts.back();
        const auto isNext = [&](const Point& tree) { return tree != here && follows(trees, here, tree); };
        const auto next = std::find_if(trees.begin(), trees.end(), isNext);
        if (next == trees.end() || *next == posts[0]) break;
        posts.push_back(*next);
    }
    std::cout << posts.size() << '\n';
    for (const Point& post : posts) std::cout << post.x << ' ' << post.y << '\n';
}
