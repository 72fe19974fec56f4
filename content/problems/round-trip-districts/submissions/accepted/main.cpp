#include <algorithm>
#include <iostream>
#include <vector>

struct Street {
    int from;
    int to;
};

// Tarjan's algorithm: one search, with a stack of the squares whose district is not complete.
struct Search {
    std::vector<std::vector<int>> ends;
    std::vector<int> begun;  // when the search came to the square, 0 for not yet
    std::vector<bool> open;
    std::vector<int> stack;
    std::vector<int> sizes;
    int clock = 0;

    // Returns the earliest open square that can be reached from this one, by the time at which it was begun.
    int visit(int square) {
        int earliest = begun[square] = ++clock;
        stack.push_back(square);
        open[square] = true;
        for (const int end : ends[square]) {
            if (begun[end] == 0) earliest = std::min(earliest, visit(end));
            else if (open[end]) earliest = std::min(earliest, begun[end]);
        }
        if (earliest == begun[square]) close(square);
        return earliest;
    }

    // All squares from this one up to the top of the stack are a district.
    void close(int square) {
        int size = 0;
        while (open[square]) {
            open[stack.back()] = false;
            stack.pop_back();
            ++size;
        }
        sizes.push_back(size);
    }
};

std::vector<int> districtSizes(int count, const std::vector<Street>& streets) {
    Search search;
    search.ends.resize(count + 1);
    search.begun.resize(count + 1);
    search.open.resize(count + 1);
    for (const auto& [from, to] : streets) search.ends[from].push_back(to);
    for (int square = 1; square <= count; ++square) {
        if (search.begun[square] == 0) search.visit(square);
    }
    return search.sizes;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<Street> streets(m);
    for (auto& [from, to] : streets) std::cin >> from >> to;

    const std::vector<int> sizes = districtSizes(n, streets);
    std::cout << sizes.size() << ' ' << *std::max_element(sizes.begin(), sizes.end()) << '\n';
}
