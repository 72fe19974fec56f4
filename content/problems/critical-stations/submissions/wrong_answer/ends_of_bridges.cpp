// Wrong: asks the question for bridges (low greater than the number), so it misses stations at which two rings touch.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<std::vector<int>> linesAt;
std::vector<int> number, low, critical;
int found = 0;

void visit(int station, int parent) {
    number[station] = low[station] = ++found;
    int children = 0;
    for (const int other : linesAt[station]) {
        if (number[other] != 0) {
            if (other != parent) low[station] = std::min(low[station], number[other]);
            continue;
        }
        ++children;
        visit(other, station);
        low[station] = std::min(low[station], low[other]);
        if (parent != 0 && low[other] > number[station]) critical[station] = 1;
    }
    if (parent == 0 && children > 1) critical[station] = 1;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    linesAt.resize(n + 1);
    number.resize(n + 1);
    low.resize(n + 1);
    critical.resize(n + 1);
    while (m-- > 0) {
        int a, b;
        std::cin >> a >> b;
        linesAt[a].push_back(b);
        linesAt[b].push_back(a);
    }
    for (int station = 1; station <= n; ++station) {
        if (number[station] == 0) visit(station, 0);
    }
    std::cout << std::count(critical.begin(), critical.end(), 1) << '\n';
    for (int station = 1; station <= n; ++station) {
        if (critical[station]) std::cout << station << ' ';
    }
    std::cout << '\n';
}
