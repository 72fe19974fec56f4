#include <iostream>
#include <vector>

struct Customer {
    int comes, needs;  // both in minutes
};

struct Day {
    int gone;          // how many leave without a haircut
    long long waited;  // how many minutes all others wait
};

Day dayOfBarber(int seats, const std::vector<Customer>& customers) {
    // Write your solution here.
    (void)seats;
    (void)customers;
    return {0, 0};
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
