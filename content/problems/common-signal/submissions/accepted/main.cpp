#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

using namespace std;

constexpr int kLamps = 30;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n;
  cin >> n;
  vector<int> masts(n);
  for (int& mast : masts) cin >> mast;

  array<long long, kLamps> lit{};
  for (int mast : masts)
    for (int k = 0; k < kLamps; k++) lit[k] += mast >> k & 1;

  // The counters are all we need: a lamp that is on in x must be switched on every mast where it is off.
  auto costOf = [&](int x) {
    long long cost = 0;
    for (int k = 0; k < kLamps; k++) cost += (x >> k & 1 ? n - lit[k] : lit[k]) << k;
    return cost;
  };

  int free = 0;
  for (int k = 0; k < kLamps; k++)
    if (2 * lit[k] > n) free |= 1 << k;

  pair<long long, int> copy{costOf(masts[0]), masts[0]};
  for (int mast : masts) copy = min(copy, {costOf(mast), mast});

  cout << free << ' ' << costOf(free) << '\n' << copy.second << ' ' << copy.first << '\n';
}
