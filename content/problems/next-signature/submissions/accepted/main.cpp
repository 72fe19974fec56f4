#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);

  int n;
  cin >> n;
  vector<int> level(n + 1);
  // The subordinates of a boss form a linked list, and 0 is the boss of the director.
  vector<int> firstSub(n + 1), nextSub(n + 1);
  for (int i = 1; i <= n; i++) {
    int boss;
    cin >> boss;
    nextSub[i] = firstSub[boss];
    firstSub[boss] = i;
  }
  for (int i = 1; i <= n; i++) cin >> level[i];

  // The first `length` entries are the bosses of the current path who may still sign something: their levels grow.
  vector<int> usefulLevel(n), usefulDepth(n);
  int length = 0;

  struct Visit {
    int employee;
    int place, oldLevel, oldDepth, oldLength;  // what to put back into the list when we leave
  };
  vector<Visit> path;

  long long unsignedReports = 0, steps = 0;
  auto enter = [&](int employee) {
    int depth = path.size();
    int place = lower_bound(usefulLevel.begin(), usefulLevel.begin() + length, level[employee]) - usefulLevel.begin();
    if (place == 0)
      unsignedReports++;
    else
      steps += depth - usefulDepth[place - 1];

    path.push_back({employee, place, usefulLevel[place], usefulDepth[place], length});
    usefulLevel[place] = level[employee];
    usefulDepth[place] = depth;
    length = place + 1;
  };

  enter(firstSub[0]);
  while (!path.empty()) {
    int employee = path.back().employee;
    int sub = firstSub[employee];
    if (sub != 0) {
      firstSub[employee] = nextSub[sub];
      enter(sub);
    } else {
      const Visit& visit = path.back();
      usefulLevel[visit.place] = visit.oldLevel;
      usefulDepth[visit.place] = visit.oldDepth;
      length = visit.oldLength;
      path.pop_back();
    }
  }
  cout << unsignedReports << ' ' << steps << '\n';
}
