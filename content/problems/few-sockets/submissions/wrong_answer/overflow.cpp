#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
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
    // Wrong: thousands of presses with 10^15 buttons each add up to more than 64 bits can hold.
    for (int i = 0; i < n; i++) made[i] = presses[i].output(time);
    nth_element(made.begin(), made.begin() + (k - 1), made.end(), greater<>());
    return accumulate(made.begin(), made.begin() + k, 0LL) >= m;
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
