#include <iostream>
#include <vector>

struct Car {
    long long second;
    bool fromEast;
};

// Returns the second in which each car is sent.
std::vector<long long> secondsOfSending(const std::vector<Car>& cars, long long crossing, int most) {
    // Write your solution here.
    (void)crossing;
    (void)most;
    return std::vector<long long>(cars.size());
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
