// Wrong: leaves out the discreet people altogether, though they can learn the secret.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n, m, k;
    std::string kinds;
    std::cin >> n >> m >> k >> kinds;
    std::vector<int> days(n + 1, -1), informed(k);
    for (int& person : informed) {
        std::cin >> person;
        days[person] = 0;
    }
    std::vector<std::vector<int>> friends(n + 1);
    while (m-- > 0) {
        int a, b;
        std::cin >> a >> b;
        friends[a].push_back(b);
        friends[b].push_back(a);
    }
    int last = 0;
    for (std::size_t i = 0; i < informed.size(); ++i) {
        const int person = informed[i];
        last = days[person];
        if (kinds[person - 1] == 'D') continue;
        for (int other : friends[person]) {
            if (days[other] >= 0 || kinds[other - 1] == 'D') continue;
            days[other] = days[person] + 1;
            informed.push_back(other);
        }
    }
    std::cout << informed.size() << ' ' << last << '\n';
}
