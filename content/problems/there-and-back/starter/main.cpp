#include <iostream>
#include <vector>

using namespace std;

// Changes next so that the chain from head is visited in the new order.
// next[i] is the pointer of cell i (1-based); next[0] is not used.
void relink(vector<int>& next, int head) {
  // Write your solution here.
  (void)next;
  (void)head;
}

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n, head;
  cin >> n >> head;
  vector<int> next(n + 1);
  for (int i = 1; i <= n; i++) cin >> next[i];

  relink(next, head);

  for (int i = 1; i <= n; i++) cout << next[i] << (i < n ? ' ' : '\n');
}
