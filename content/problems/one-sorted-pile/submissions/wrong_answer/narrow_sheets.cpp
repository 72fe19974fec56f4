// Wrong: sheets and seconds in 32 bits.
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int leastSeconds(const std::vector<int>& piles, int atOnce) {
    std::priority_queue<int, std::vector<int>, std::greater<>> heap(piles.begin(), piles.end());
    // With empty piles every order can be a full one: each makes atOnce - 1 piles fewer.
    while ((heap.size() - 1) % (atOnce - 1) != 0) heap.push(0);
    int seconds = 0;
    while (heap.size() > 1) {
        int merged = 0;
        for (int i = 0; i < atOnce; ++i) {
            merged += heap.top();
            heap.pop();
        }
        seconds += merged;
        heap.push(merged);
    }
    return seconds;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> piles(n);
    for (int& sheets : piles) std::cin >> sheets;
    std::cout << leastSeconds(piles, k) << '\n';
}
