// Wrong: the cost in 32 bits.
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    int n;
    long long d, shift = 0;
    std::cin >> n >> d;
    int cost = 0;
    std::priority_queue<long long> left;
    std::priority_queue<long long, std::vector<long long>, std::greater<>> right;
    while (n-- > 0) {
        long long height;
        std::cin >> height;
        left.push(height);
        right.push(height - shift);
        const long long toTheRight = left.top(), toTheLeft = right.top() + shift;
        left.pop();
        right.pop();
        cost = static_cast<int>(cost + toTheRight - toTheLeft);
        right.push(toTheRight - shift);
        left.push(toTheLeft);
        shift += d;
    }
    std::cout << cost << '\n';
}
