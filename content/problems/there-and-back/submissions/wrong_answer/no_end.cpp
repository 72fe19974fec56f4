#include <iostream>
#include <vector>

using namespace std;

// Wrong: the last stop of the new round keeps its old pointer, so the round never meets 0.
int main() {
  int n, head;
  cin >> n >> head;
  vector<int> next(n + 1);
  for (int i = 1; i <= n; i++) cin >> next[i];

  vector<int> chain;
  for (int cell = head; cell != 0; cell = next[cell]) chain.push_back(cell);

  int m = chain.size();
  vector<int> round;
  for (int i = 0; i < m; i += 2) round.push_back(chain[i]);
  for (int i = m - 1; i >= 0; i--)
    if (i % 2 == 1) round.push_back(chain[i]);

  for (int i = 0; i + 1 < m; i++) next[round[i]] = round[i + 1];

  for (int i = 1; i <= n; i++) cout << next[i] << ' ';
  cout << '\n';
}
