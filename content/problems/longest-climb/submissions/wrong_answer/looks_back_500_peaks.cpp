// Wrong: looks back at only the last 500 peaks to be fast enough.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> a(n), best(n, 1);
    int answer = 0;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        for (int j = max(0, i - 500); j < i; j++)
            if (a[j] < a[i]) best[i] = max(best[i], best[j] + 1);
        answer = max(answer, best[i]);
    }
    cout << answer << "\n";
}
