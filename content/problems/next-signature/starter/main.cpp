#include <iostream>
#include <vector>

using namespace std;

struct Summary {
  long long unsignedReports;
  long long steps;
};

// boss[i] and level[i] belong to employee i (1-based); the director has boss 0. Index 0 is not used.
Summary collectSignatures(const vector<int>& boss, const vector<int>& level) {
  // Write your solution here.
  (void)boss;
  (void)level;
  return {0, 0};
}

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n;
  cin >> n;
  vector<int> boss(n + 1), level(n + 1);
  for (int i = 1; i <= n; i++) cin >> boss[i];
  for (int i = 1; i <= n; i++) cin >> level[i];

  Summary summary = collectSignatures(boss, level);
  cout << summary.unsignedReports << ' ' << summary.steps << '\n';
}
