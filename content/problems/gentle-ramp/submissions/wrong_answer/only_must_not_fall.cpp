// Wrong: lets the ramp rise by any height from stone to stone.
#include <cstdlib>
#include <iostream>
#include <queue>

int main() {
    int n;
    long long d, cost = 0;
    std::cin >> n >> d;
    std::priority_queue<long long> bends;
    while (n-- > 0) {
        long long height;
        std::cin >> height;
        bends.push(height);
        if (bends.top() <= height) continue;
        cost += bends.top() - height;
        bends.pop();
        bends.push(height);
    }
    std::cout << cost << '\n';
}
