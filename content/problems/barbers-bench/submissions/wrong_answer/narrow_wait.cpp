// Wrong: the minutes of waiting leave the range of 32 bits.
#include <iostream>
#include <queue>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    int gone = 0;
    unsigned waited = 0;
    std::queue<long long> doneAt;
    for (int i = 0; i < n; ++i) {
        long long comes, needs;
        std::cin >> comes >> needs;
        while (!doneAt.empty() && doneAt.front() <= comes) doneAt.pop();
        if (static_cast<int>(doneAt.size()) > k) {
            ++gone;
            continue;
        }
        const long long begins = doneAt.empty() ? comes : doneAt.back();
        waited += static_cast<unsigned>(begins - comes);
        doneAt.push(begins + needs);
    }
    std::cout << gone << ' ' << waited << '\n';
}
