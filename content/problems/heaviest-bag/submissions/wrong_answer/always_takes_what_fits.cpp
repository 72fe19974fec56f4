// Wrong: puts in every stone for which there is room in the table, and never leaves one out.
#include <iostream>
#include <vector>

int main() {
    int n, room;
    std::cin >> n >> room;
    std::vector<int> heaviest(room + 1);
    while (n-- > 0) {
        int volume, weight;
        std::cin >> volume >> weight;
        for (int x = room; x >= volume; --x) heaviest[x] = heaviest[x - volume] + weight;
    }
    std::cout << heaviest[room] << '\n';
}
