#include <iostream>
#include <vector>

using namespace std;

struct Press {
  long long t;  // minutes per button
  long long r;  // buttons between two breaks
  long long p;  // minutes of cooling
};

// Returns the smallest number of minutes for `order` buttons.
long long minutesForOrder(int sockets, long long order, const vector<Press>& presses) {
  // Write your solution here.
  (void)sockets;
  (void)order;
  (void)presses;
  return 0;
}

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n, k;
  long long m;
  cin >> n >> k >> m;
  vector<Press> presses(n);
  for (Press& press : presses) cin >> press.t >> press.r >> press.p;

  cout << minutesForOrder(k, m, presses) << '\n';
}
