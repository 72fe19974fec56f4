// Wrong: takes the remainder by the number of all children, also when some have left.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> words(n), following(n);
    for (int& count : words) std::cin >> count;
    for (int child = 0; child < n; ++child) following[child] = (child + 1) % n;
    int before = 0, rhyme = words[0];
    for (int left = n; left > 0; --left) {
        for (int steps = (rhyme - 1) % n; steps > 0; --steps) before = following[before];
        const int leaver = following[before];
        following[before] = following[leaver];
        std::cout << leaver + 1 << ' ';
        rhyme = words[leaver];
    }
    std::cout << '\n';
}
