#include <algorithm>
#include <iostream>
#include <vector>

struct Point {
    long long x, y;
    auto operator<=>(const Point&) const = default;
};

// Whether the way from a over b to c bends to the left.
bool turnsLeft(const Point& a, const Point& b, const Point& c) {
    return (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);
}

// The posts on the right hand of the way from the first tree to the last one, without the last one.
std::vector<Point> side(const std::vector<Point>& trees) {
    std::vector<Point> posts;
    for (const Point& tree : trees) {
        while (posts.size() > 1 && !turnsLeft(posts[posts.size() - 2], posts.back(), tree)) posts.pop_back();
        posts.push_back(tree);
    }
    posts.pop_back();
    return posts;
}

std::vector<Point> findPosts(std::vector<Point> trees) {
    if (trees.size() == 1) return trees;
    std::sort(trees.begin(), trees.end());
    std::vector<Point> posts = side(trees);
    std::reverse(trees.begin(), trees.end());
    const std::vector<Point> upper = side(trees);
    posts.insert(posts.end(), upper.begin(), upper.end());
    return posts;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Point> trees(n);
    for (Point& tree : trees) std::cin >> tree.x >> tree.y;
    const std::vector<Point> posts = findPosts(trees);
    std::cout << posts.size() << '\n';
    for (const Point& post : posts) std::cout << post.x << ' ' << post.y << '\n';
}
