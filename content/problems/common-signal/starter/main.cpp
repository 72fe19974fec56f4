#include <iostream>
#include <vector>

using namespace std;

struct Plan {
  int signal;
  long long cost;
};

struct Plans {
  Plan free;
  Plan copy;
};

// Returns the cheapest free plan and the cheapest copy plan.
Plans cheapestPlans(const vector<int>& masts) {
  // Write your solution here.
  (void)masts;
  return {{0, 0}, {0, 0}};
}

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n;
  cin >> n;
  vector<int> masts(n);
  for (int& mast : masts) cin >> mast;

  Plans plans = cheapestPlans(masts);
  cout << plans.free.signal << ' ' << plans.free.cost << '\n';
  cout << plans.copy.signal << ' ' << plans.copy.cost << '\n';
}
