// Wrong: lets discreet people tell the secret if they know it on day 0.
#include <iostream>
#include <queue>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, k;
    std::string kinds;
    std::cin >> n >> m >> k >> kinds;
    std::vector<int> day(n + 1, -1);
    std::queue<int> informed;
    while (k-- > 0) {
        int person;
        std::cin >> person;
        day[person] = 0;
        informed.push(person);
    }
    std::vector<std::vector<int>> friends(n + 1);
    while (m-- > 0) {
        int a, b;
        std::cin >> a >> b;
        friends[a].push_back(b);
        friends[b].push_back(a);
    }
    int last = 0, count = 0;
    for (; !informed.empty(); informed.pop()) {
        const int person = informed.front();
        ++count;
        last = day[person];
        if (kinds[person - 1] == 'D' && day[person] > 0) continue;
        for (int other : friends[person]) {
            if (day[other] >= 0) continue;
            day[other] = day[person] + 1;
            informed.push(other);
        }
    }
    std::cout << count << ' ' << last << '\n';
}
