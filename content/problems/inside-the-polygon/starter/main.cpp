#include <iostream>
#include <string>
#include <vector>

struct Point {
    long long x, y;
};

// Returns twice the area of the field, which is a whole number.
long long twiceTheArea(const std::vector<Point>& corners) {
    // Write your solution here.
    (void)corners;
    return 0;
}

// Returns where the stone lies: inside, outside or border.
std::string placeOf(const Point& stone, const std::vector<Point>& corners) {
    // Write your solution here.
    (void)stone;
    (void)corners;
    return "outside";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<Point> corners(n);
    for (Point& corner : corners) std::cin >> corner.x >> corner.y;
    const long long twice = twiceTheArea(corners);
    std::cout << twice / 2 << '.' << twice % 2 * 5 << '\n';
    while (q-- > 0) {
        Point stone;
        std::cin >> stone.x >> stone.y;
        std::cout << placeOf(stone, corners) << '\n';
    }
}
