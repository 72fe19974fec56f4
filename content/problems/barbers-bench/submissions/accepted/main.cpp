#include <iostream>
#include <queue>
#include <vector>

struct Customer {
    int comes, needs;
};

struct Day {
    int gone;
    long long waited;
};

Day dayOfBarber(int seats, const std::vector<Customer>& customers) {
    Day day{0, 0};
    std::queue<long long> doneAt;  // of everybody in the room, the one in the chair first
    for (const auto& [comes, needs] : customers) {
        while (!doneAt.empty() && doneAt.front() <= comes) doneAt.pop();
        if (static_cast<int>(doneAt.size()) > seats) {
            ++day.gone;
            continue;
        }
        const long long begins = doneAt.empty() ? comes : doneAt.back();
        day.waited += begins - comes;
        doneAt.push(begins + needs);
    }
    return day;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<Customer> customers(n);
    for (auto& [comes, needs] : customers) std::cin >> comes >> needs;

    const Day day = dayOfBarber(k, customers);
    std::cout << day.gone << ' ' << day.waited << '\n';
}
