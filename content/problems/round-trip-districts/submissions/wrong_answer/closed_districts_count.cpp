// Wrong: looks also at squares whose district is complete already, so a street into it joins two districts.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<std::vector<int>> ends;
std::vector<int> begun, low, stack, sizes;
int timer = 0;

void visit(int square) {
    begun[square] = low[square] = ++timer;
    stack.push_back(square);
    for (const int end : ends[square]) {
        if (begun[end] == 0) visit(end);
        low[square] = std::min(low[square], low[end]);
    }
    if (low[square] != begun[square]) return;
    int size = 0, top = 0;
    do {
        top = stack.back();
        stack.pop_back();
        ++size;
    } while (top != square);
    sizes.push_back(size);
}

int main() {
    int n, m;
    std::cin >> n >> m;
    ends.resize(n + 1);
    begun.resize(n + 1);
    low.resize(n + 1);
    for (int i = 0; i < m; ++i) {
        int a, b;
        std::cin >> a >> b;
        ends[a].push_back(b);
    }
    for (int square = 1; square <= n; ++square) {
        if (begun[square] == 0) visit(square);
    }
    std::cout << sizes.size() << ' ' << *std::max_element(sizes.begin(), sizes.end()) << '\n';
}
