#include <iostream>
#include <vector>

std::vector<int> leavingOrder(const std::vector<int>& words) {
    const int count = static_cast<int>(words.size());
    std::vector<int> following(count), order;
    for (int child = 0; child < count; ++child) following[child] = (child + 1) % count;
    // The first word falls on the child that follows this one.
    int before = 0;
    int rhyme = words[0];
    for (int inCircle = count; inCircle > 0; --inCircle) {
        for (int steps = (rhyme - 1) % inCircle; steps > 0; --steps) before = following[before];
        const int leaver = following[before];
        following[before] = following[leaver];
        order.push_back(leaver + 1);
        rhyme = words[leaver];
    }
    return order;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> words(n);
    for (int& count : words) std::cin >> count;
    for (int child : leavingOrder(words)) std::cout << child << ' ';
    std::cout << '\n';
}
