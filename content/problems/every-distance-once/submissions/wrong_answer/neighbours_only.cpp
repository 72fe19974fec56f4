#include <iostream>
#include <string>
#include <vector>

using namespace std;

// Wrong: only the gaps between neighbouring masts are kept different; other pairs may repeat a distance.
struct Search {
  int n;
  string street;
  vector<int> masts, firstWay;
  vector<bool> taken;  // by gap
  int ways = 0;

  void place() {
    int last = street.size() - 1;
    int newest = masts.back();
    if (int(masts.size()) == n - 1) {
      if (taken[last - newest]) return;
      if (ways++ == 0) {
        firstWay = masts;
        firstWay.push_back(last);
      }
      return;
    }
    for (int lot = newest + 1; lot < last; lot++) {
      int gap = lot - newest;
      if (street[lot] == '#' || taken[gap]) continue;
      taken[gap] = true;
      masts.push_back(lot);
      place();
      masts.pop_back();
      taken[gap] = false;
    }
  }
};

int main() {
  Search search;
  cin >> search.n >> search.street;
  search.masts = {0};
  search.taken.resize(search.street.size());
  search.place();

  cout << search.ways << '\n';
  for (int lot : search.firstWay) cout << lot + 1 << ' ';
  cout << '\n';
}
