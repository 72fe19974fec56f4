#include <iostream>
#include <vector>

using namespace std;

// Right but slow: whoever the boss cannot beat is skipped by jumping to the boss's own signer. On a list the jumps are
// paid for once; in a tree every branch pays for the same jumps again.
int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n;
  cin >> n;
  vector<int> boss(n + 1), level(n + 1), depth(n + 1), signer(n + 1);
  vector<vector<int>> subs(n + 1);
  for (int i = 1; i <= n; i++) {
    cin >> boss[i];
    subs[boss[i]].push_back(i);
  }
  for (int i = 1; i <= n; i++) cin >> level[i];

  long long unsignedReports = 0, steps = 0;
  vector<int> order = subs[0];
  for (int k = 0; k < n; k++) {
    int employee = order[k];
    depth[employee] = depth[boss[employee]] + 1;
    int above = boss[employee];
    while (above != 0 && level[above] >= level[employee]) above = signer[above];
    signer[employee] = above;
    if (above == 0)
      unsignedReports++;
    else
      steps += depth[employee] - depth[above];
    for (int sub : subs[employee]) order.push_back(sub);
  }
  cout << unsignedReports << ' ' << steps << '\n';
}
