#include <iostream>
#include <optional>
#include <vector>

struct Street {
    int a;
    int b;
};

struct Sweeper {
    const std::vector<Street>& streets;
    std::vector<std::vector<int>> leaving;  // the numbers of the streets at each corner
    std::vector<bool> used;
    std::vector<int> drive;

    // Uses all streets that can be reached from the corner, and writes it down when it is stuck there.
    void visit(int corner) {
        while (!leaving[corner].empty()) {
            const int number = leaving[corner].back();
            leaving[corner].pop_back();
            if (used[number]) continue;
            used[number] = true;
            visit(streets[number].a == corner ? streets[number].b : streets[number].a);
        }
        drive.push_back(corner);
    }
};

std::optional<std::vector<int>> findDrive(int count, const std::vector<Street>& streets) {
    Sweeper sweeper{streets, std::vector<std::vector<int>>(count + 1), std::vector<bool>(streets.size()), {}};
    for (std::size_t number = 0; number < streets.size(); ++number) {
        sweeper.leaving[streets[number].a].push_back(static_cast<int>(number));
        sweeper.leaving[streets[number].b].push_back(static_cast<int>(number));
    }

    int start = streets[0].a, odd = 0;
    for (int corner = 1; corner <= count; ++corner) {
        if (sweeper.leaving[corner].size() % 2 == 0) continue;
        start = corner;
        ++odd;
    }
    if (odd > 2) return std::nullopt;
    sweeper.visit(start);
    // Streets that cannot be reached from the start are missing.
    if (sweeper.drive.size() != streets.size() + 1) return std::nullopt;
    return sweeper.drive;
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
