#include <iostream>
#include <vector>

// The letters of the statement.
struct Ferry {
    int a, b;
    long long s, p, c, d;
};

// Returns the latest minute at which Meera can leave island 1, or -1.
long long latestStart(int islands, long long deadline, const std::vector<Ferry>& ferries) {
    // Write your solution here.
    (void)islands;
    (void)deadline;
    (void)ferries;
    return -1;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    long long deadline;
    std::cin >> n >> m >> deadline;
    std::vector<Ferry> ferries(m);
    for (auto& [a, b, s, p, c, d] : ferries) std::cin >> a >> b >> s >> p >> c >> d;

    std::cout << latestStart(n, deadline, ferries) << '\n';
}
