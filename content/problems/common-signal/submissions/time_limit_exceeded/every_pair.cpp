#include <bits/stdc++.h>

using namespace std;

// Right but slow: the copy plan compares every mast with every other mast, lamp by lamp.
int main() {
  int n;
  if (scanf("%d", &n) != 1) return 1;
  vector<int> masts(n);
  for (int& mast : masts)
    if (scanf("%d", &mast) != 1) return 1;

  auto costOf = [&](int x) {
    long long cost = 0;
    for (int mast : masts)
      for (int differing = mast ^ x; differing; differing &= differing - 1) cost += differing & -differing;
    return cost;
  };

  int free = 0;
  for (int k = 0; k < 30; k++) {
    int lit = 0;
    for (int mast : masts) lit += mast >> k & 1;
    if (2 * lit > n) free |= 1 << k;
  }

  pair<long long, int> copy{LLONG_MAX, 0};
  for (int mast : masts) copy = min(copy, {costOf(mast), mast});
  printf("%d %lld\n%d %lld\n", free, costOf(free), copy.second, copy.first);
}
