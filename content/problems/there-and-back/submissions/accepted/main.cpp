#include <iostream>
#include <vector>

using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n, head;
  cin >> n >> head;
  vector<int> next(n + 1);
  for (int i = 1; i <= n; i++) cin >> next[i];

  vector<int> chain;
  for (int cell = head; cell != 0; cell = next[cell]) chain.push_back(cell);

  // Out along positions 0, 2, 4, ... of the chain, back along the odd ones.
  int m = chain.size();
  vector<int> round;
  for (int i = 0; i < m; i += 2) round.push_back(chain[i]);
  for (int i = m - 1; i >= 0; i--)
    if (i % 2 == 1) round.push_back(chain[i]);

  for (int i = 0; i < m; i++) next[round[i]] = i + 1 < m ? round[i + 1] : 0;

  for (int i = 1; i <= n; i++) cout << next[i] << (i < n ? ' ' : '\n');
}
