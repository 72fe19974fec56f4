#include <iostream>
#include <vector>

// The number of panes with at most this area.
long long countUpTo(long long area, const std::vector<int>& widths, const std::vector<int>& lengths) {
    // In each row, the columns that count; from row to row there are fewer of them.
    std::size_t columns = lengths.size();
    long long count = 0;
    for (const long long width : widths) {
        while (columns > 0 && width * lengths[columns - 1] > area) --columns;
        count += static_cast<long long>(columns);
    }
    return count;
}

long long smallestPane(const std::vector<int>& widths, const std::vector<int>& lengths, long long k) {
    long long low = 1, high = 1LL * widths.back() * lengths.back();
    while (low < high) {
        const long long middle = (low + high) / 2;
        if (countUpTo(middle, widths, lengths) >= k) high = middle;
        else low = middle + 1;
    }
    return low;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    long long k;
    std::cin >> n >> m >> k;
    std::vector<int> widths(n), lengths(m);
    for (int& width : widths) std::cin >> width;
    for (int& length : lengths) std::cin >> length;
    std::cout << smallestPane(widths, lengths, k) << '\n';
}
