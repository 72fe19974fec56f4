#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Result {
  int ways;
  vector<int> lots;  // the smallest way, counted from 1; empty if there is none
};

// street[i] is '.' or '#' for lot i + 1.
Result placeMasts(int n, const string& street) {
  // Write your solution here.
  (void)n;
  (void)street;
  return {0, {}};
}

int main() {
  int n;
  string street;
  cin >> n >> street;

  Result result = placeMasts(n, street);
  cout << result.ways << '\n';
  for (int lot : result.lots) cout << lot << ' ';
  cout << '\n';
}
