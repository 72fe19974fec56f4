#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Search {
  int n;
  string street;
  vector<int> masts, firstWay;
  vector<bool> taken;  // by distance
  int ways = 0;

  // Marks the distances of a new mast unless one is already taken; returns how many it marked.
  int mark(int lot) {
    // Wrong: checks everything before it marks anything, so a mast exactly between two others goes unnoticed.
    for (int mast : masts)
      if (taken[abs(lot - mast)]) return 0;
    for (int mast : masts) taken[abs(lot - mast)] = true;
    return masts.size();
  }

  void clear(int lot, int marked) {
    for (int i = 0; i < marked; i++) taken[abs(lot - masts[i])] = false;
  }

  void place(int from) {
    if (int(masts.size()) == n) {
      if (ways++ == 0) firstWay = masts;
      return;
    }
    for (int lot = from; lot + 1 < int(street.size()); lot++) {
      if (street[lot] == '#') continue;
      int marked = mark(lot);
      if (marked == int(masts.size())) {
        masts.push_back(lot);
        place(lot + 1);
        masts.pop_back();
      }
      clear(lot, marked);
    }
  }
};

int main() {
  Search search;
  cin >> search.n >> search.street;
  // Both ends have a mast from the start, so every new mast is checked against the last lot, too.
  int last = search.street.size() - 1;
  search.masts = {0, last};
  search.taken.resize(last + 1);
  search.taken[last] = true;
  search.place(1);

  cout << search.ways << '\n';
  sort(search.firstWay.begin(), search.firstWay.end());
  for (int lot : search.firstWay) cout << lot + 1 << ' ';
  cout << '\n';
}
