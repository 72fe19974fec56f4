#include <iostream>
#include <vector>

struct Pipe {
    int from;
    int to;
    int room;
};

// Returns how many litres can flow from station 1 to station count.
long long mostWater(int count, const std::vector<Pipe>& pipes) {
    // Write your solution here.
    (void)count;
    (void)pipes;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<Pipe> pipes(m);
    for (auto& [from, to, room] : pipes) std::cin >> from >> to >> room;
    std::cout << mostWater(n, pipes) << '\n';
}
