// Wrong: keeps each bead of the first thread that still finds a partner, although it may skip too many beads of the second one.
#include <algorithm>
#include <iostream>
#include <string>

int keep(const std::string& s, const std::string& t) {
    int count = 0;
    std::size_t from = 0;
    for (char bead : s) {
        const std::size_t place = t.find(bead, from);
        if (place == std::string::npos) continue;
        ++count;
        from = place + 1;
    }
    return count;
}

int main() {
    std::string s, t;
    std::cin >> s >> t;
    std::cout << std::max(keep(s, t), keep(t, s)) << '\n';
}
