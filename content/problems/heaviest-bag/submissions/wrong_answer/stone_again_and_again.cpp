// Wrong: goes upwards, so the same stone is put into the bag several times.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, room;
    std::cin >> n >> room;
    std::vector<int> heaviest(room + 1);
    while (n-- > 0) {
        int volume, weight;
        std::cin >> volume >> weight;
        for (int x = volume; x <= room; ++x) heaviest[x] = std::max(heaviest[x], heaviest[x - volume] + weight);
    }
    std::cout << heaviest[room] << '\n';
}
