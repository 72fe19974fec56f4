// Right but too slow: divides all cooks anew on every day.
#include <iostream>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> against(n + 1);
    for (int day = 1; day <= m; ++day) {
        int a, b;
        std::cin >> a >> b;
        against[a].push_back(b);
        against[b].push_back(a);
        std::vector<int> kitchen(n + 1), seated;
        for (int start = 1; start <= n; ++start) {
            if (kitchen[start] != 0) continue;
            kitchen[start] = 1;
            seated.assign(1, start);
            for (std::size_t i = 0; i < seated.size(); ++i) {
                for (int enemy : against[seated[i]]) {
                    if (kitchen[enemy] == kitchen[seated[i]]) {
                        std::cout << day << '\n';
                        return 0;
                    }
                    if (kitchen[enemy] != 0) continue;
                    kitchen[enemy] = 3 - kitchen[seated[i]];
                    seated.push_back(enemy);
                }
            }
        }
    }
    std::cout << "peace\n";
}
