// Wrong: drives to the stall that saves the most rupees for each kilometre of the way to it.
#include <cstdlib>
#include <iostream>
#include <vector>

int main() {
    int n;
    long long at;
    std::cin >> n >> at;
    std::vector<long long> place(n), rate(n);
    for (int i = 0; i < n; ++i) std::cin >> place[i] >> rate[i];
    std::vector<bool> isEmpty(n);
    long long minute = 0, loss = 0;
    for (int round = 0; round < n; ++round) {
        int best = -1;
        for (int i = 0; i < n; ++i) {
            if (isEmpty[i]) continue;
            if (best < 0 || rate[i] * std::llabs(place[best] - at) > rate[best] * std::llabs(place[i] - at)) best = i;
        }
        const long long from = at;
        at = place[best];
        for (int i = 0; i < n; ++i) {
            const bool isPassed = (place[i] - from) * (place[i] - at) <= 0;
            if (isEmpty[i] || !isPassed) continue;
            isEmpty[i] = true;
            loss += rate[i] * (minute + std::llabs(place[i] - from));
        }
        minute += std::llabs(at - from);
    }
    std::cout << loss << '\n';
}
