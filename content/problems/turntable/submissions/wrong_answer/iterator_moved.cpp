// Wrong: after a turn couples a carriage in on the wrong side of its new neighbour if the two stood side by side.
#include <iostream>
#include <list>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::list<int> train;
    std::vector<std::list<int>::iterator> place(n + 1);
    for (int i = 1; i <= n; ++i) place[i] = train.insert(train.end(), i);
    bool turned = false;
    while (q-- > 0) {
        char kind;
        int x, y;
        std::cin >> kind;
        if (kind == 'T') {
            turned = !turned;
            continue;
        }
        std::cin >> x;
        train.erase(place[x]);
        if (kind == 'F') {
            place[x] = train.insert(turned ? train.end() : train.begin(), x);
            continue;
        }
        std::cin >> y;
        auto neighbour = place[y];
        if (turned && neighbour != train.begin()) --neighbour;
        if (!turned) ++neighbour;
        place[x] = train.insert(neighbour, x);
    }
    if (turned) train.reverse();
    for (int carriage : train) std::cout << carriage << ' ';
    std::cout << '\n';
}
