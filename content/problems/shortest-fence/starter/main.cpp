#include <iostream>
#include <vector>

struct Point {
    long long x, y;
};

// Returns the posts counterclockwise, from the leftmost one on, the lowest of several.
std::vector<Point> findPosts(std::vector<Point> trees) {
    // Write your solution here.
    return {trees[0]};
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
