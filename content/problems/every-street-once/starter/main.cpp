#include <iostream>
#include <optional>
#include <vector>

struct Street {
    int a;
    int b;
};

// Returns the corners of a drive through all streets, or nothing if there is none.
std::optional<std::vector<int>> findDrive(int count, const std::vector<Street>& streets) {
    // Write your solution here.
    (void)count;
    (void)streets;
    return std::nullopt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<Street> streets(m);
    for (auto& [a, b] : streets) std::cin >> a >> b;

    const auto drive = findDrive(n, streets);
    if (!drive) {
        std::cout << "impossible\n";
        return 0;
    }
    for (const int corner : *drive) std::cout << corner << ' ';
    std::cout << '\n';
}
