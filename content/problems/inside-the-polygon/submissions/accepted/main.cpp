#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

struct Point {
    long long x, y;
};

long long twiceTheArea(const std::vector<Point>& corners) {
    long long twice = 0;
    Point a = corners.back();
    for (const Point& b : corners) {
        twice += a.x * b.y - a.y * b.x;
        a = b;
    }
    return std::llabs(twice);
}

bool isBetween(long long value, long long one, long long other) {
    return std::min(one, other) <= value && value <= std::max(one, other);
}

std::string placeOf(const Point& p, const std::vector<Point>& corners) {
    bool inside = false;
    Point a = corners.back();
    for (const Point& b : corners) {
        // Positive if the stone lies on the left of the way from a to b, and 0 on the line through both.
        const long long turn = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
        if (turn == 0 && isBetween(p.x, a.x, b.x) && isBetween(p.y, a.y, b.y)) return "border";
        // The way to the right crosses a side that goes up if the stone is on its left, and one that goes down if it is on its right.
        const bool crosses = (a.y > p.y) != (b.y > p.y);
        if (crosses && (turn > 0) == (b.y > a.y)) inside = !inside;
        a = b;
    }
    return inside ? "inside" : "outside";
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
