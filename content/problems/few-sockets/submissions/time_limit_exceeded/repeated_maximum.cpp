#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Press {
  long long t, r, p;

  long long output(long long time) const {
    long long round = r * t + p;
    return time / round * r + min(r, time % round / t);
  }
};

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n, k;
  long long m;
  cin >> n >> k >> m;
  vector<Press> presses(n);
  for (Press& press : presses) cin >> press.t >> press.r >> press.p;

  vector<long long> made(n);
  auto enough = [&](long long time) {
    // More than m buttons of one press never matter, and without the cap the sum could overflow.
    for (int i = 0; i < n; i++) made[i] = min(m, presses[i].output(time));
    // Right but slow: looks through all the presses once for each of the k sockets.
    long long sum = 0;
    for (int socket = 0; socket < k; socket++) {
      auto best = max_element(made.begin(), made.end());
      sum += *best;
      *best = -1;  // taken
    }
    return sum >= m;
  };

  // 10^9 buttons of 10^6 minutes, each followed by 10^6 minutes of cooling.
  long long low = 0, high = 2'000'000'000'000'000;
  while (low < high) {
    long long middle = (low + high) / 2;
    if (enough(middle))
      high = middle;
    else
      low = middle + 1;
  }
  cout << low << '\n';
}
