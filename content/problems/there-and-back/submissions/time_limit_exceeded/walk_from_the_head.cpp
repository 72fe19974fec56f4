#include <iostream>
#include <vector>

using namespace std;

// Right but slow: for every stop of the way back it walks the whole chain again from the head.
int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n, head;
  cin >> n >> head;
  vector<int> next(n + 1);
  for (int i = 1; i <= n; i++) cin >> next[i];

  int length = 0;
  for (int cell = head; cell != 0; cell = next[cell]) length++;

  auto cellAt = [&](int position) {
    int cell = head;
    for (int step = 0; step < position; step++) cell = next[cell];
    return cell;
  };

  vector<int> round;
  for (int i = 0; i < length; i += 2) round.push_back(cellAt(i));
  for (int i = length - 1; i >= 0; i--)
    if (i % 2 == 1) round.push_back(cellAt(i));

  for (int i = 0; i < length; i++) next[round[i]] = i + 1 < length ? round[i + 1] : 0;

  for (int i = 1; i <= n; i++) cout << next[i] << (i < n ? ' ' : '\n');
}
