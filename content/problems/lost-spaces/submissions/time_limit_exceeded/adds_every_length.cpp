#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

const int MODULUS = 1'000'000'007;

// Right but slow: for each first word it adds up all lengths of the second word, instead of keeping the sums.
int countLists(const string& text) {
  int n = text.size();
  // lists[i][w]: lists for the text from i on whose first word has exactly w letters.
  vector<vector<int>> lists(n);
  vector<int> same(n);

  for (int i = n - 1; i >= 0; i--) {
    lists[i].assign(n - i + 1, 0);
    lists[i][n - i] = 1;
    for (int length = n - i - 1; length >= 1; length--) {
      int after = i + length;
      same[length] = text[i] == text[after] ? same[length] + 1 : 0;
      int equal = min(same[length], length);
      if (equal < length && (after + equal == n || text[after + equal] < text[i + equal])) continue;
      int sum = 0;
      for (int second = equal + 1; second <= n - after; second++) {
        sum += lists[after][second];
        if (sum >= MODULUS) sum -= MODULUS;
      }
      lists[i][length] = sum;
    }
  }

  int total = 0;
  for (int count : lists[0]) total = (total + count) % MODULUS;
  return total;
}

int main() {
  string text;
  cin >> text;
  cout << countLists(text) << '\n';
}
