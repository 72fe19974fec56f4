// Wrong: looks only at stretches that begin on the first day or end on the last one.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> days(n);
    for (long long& day : days) std::cin >> day;
    long long best = days[0], sum = 0;
    for (int i = 0; i < n; ++i) best = std::max(best, sum += days[i]);
    sum = 0;
    for (int i = n; i-- > 0;) best = std::max(best, sum += days[i]);
    std::cout << best << '\n';
}
