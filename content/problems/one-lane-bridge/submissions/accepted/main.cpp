#include <algorithm>
#include <array>
#include <iostream>
#include <queue>
#include <vector>

struct Car {
    long long second;
    bool fromEast;
};

std::vector<long long> secondsOfSending(const std::vector<Car>& cars, long long crossing, int most) {
    const int count = static_cast<int>(cars.size());
    std::array<std::queue<int>, 2> waiting;  // west, east
    std::vector<long long> sent(count);
    bool east = false;
    int inARow = 0, come = 0;
    long long now = 0;
    for (int turn = 0; turn < count; ++turn) {
        if (waiting[0].empty() && waiting[1].empty()) now = std::max(now, cars[come].second);
        for (; come < count && cars[come].second <= now; ++come) waiting[cars[come].fromEast].push(come);

        if (waiting[east].empty() || (inARow >= most && !waiting[!east].empty())) {
            east = !east;
            inARow = 0;
        }
        ++inARow;
        sent[waiting[east].front()] = now;
        waiting[east].pop();
        now += crossing;
    }
    return sent;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    long long c;
    std::cin >> n >> c >> k;
    std::vector<Car> cars(n);
    for (Car& car : cars) {
        char side;
        std::cin >> car.second >> side;
        car.fromEast = side == 'E';
    }
    for (long long second : secondsOfSending(cars, c, k)) std::cout << second << ' ';
    std::cout << '\n';
}
