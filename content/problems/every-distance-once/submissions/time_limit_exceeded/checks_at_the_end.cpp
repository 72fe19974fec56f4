#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Search {
  int n;
  string street;
  vector<int> masts, firstWay;
  int ways = 0;

  bool allDifferent() const {
    vector<int> distances;
    for (int a = 0; a < n; a++)
      for (int b = a + 1; b < n; b++) distances.push_back(masts[b] - masts[a]);
    sort(distances.begin(), distances.end());
    return adjacent_find(distances.begin(), distances.end()) == distances.end();
  }

  // Right but slow: builds every placement, and looks at the distances only when all the masts stand.
  void place(int from) {
    int last = street.size() - 1;
    if (int(masts.size()) == n - 1) {
      masts.push_back(last);
      if (allDifferent() && ways++ == 0) firstWay = masts;
      masts.pop_back();
      return;
    }
    for (int lot = from; lot < last; lot++) {
      if (street[lot] == '#') continue;
      masts.push_back(lot);
      place(lot + 1);
      masts.pop_back();
    }
  }
};

int main() {
  Search search;
  cin >> search.n >> search.street;
  search.masts = {0};
  search.place(1);

  cout << search.ways << '\n';
  for (int lot : search.firstWay) cout << lot + 1 << ' ';
  cout << '\n';
}
