#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

const int MODULUS = 1'000'000'007;

int countLists(const string& text) {
  int n = text.size();
  // atLeast[i][w]: lists for the text from i on whose first word has w or more letters.
  vector<vector<int>> atLeast(n);
  // same[w]: how many letters from i on are equal to those from i + w on.
  vector<int> same(n);

  for (int i = n - 1; i >= 0; i--) {
    atLeast[i].assign(n - i + 2, 0);
    int total = 1;  // the list that is one single word
    atLeast[i][n - i] = total;
    for (int length = n - i - 1; length >= 1; length--) {
      int after = i + length;  // where the second word begins
      same[length] = text[i] == text[after] ? same[length] + 1 : 0;

      // Beyond the first word, equal letters do not matter any more.
      int equal = min(same[length], length);
      bool isPrefix = equal == length;
      if (isPrefix || (after + equal < n && text[after + equal] > text[i + equal])) {
        // The second word has to reach the letter that makes it larger.
        total = (0LL + total + atLeast[after][equal + 1]) % MODULUS;
      }
      atLeast[i][length] = total;
    }
  }
  return atLeast[0][1];
}

int main() {
  string text;
  cin >> text;
  cout << countLists(text) << '\n';
}
