// Wrong: asks the second word to be longer than all that is common, even where the common letters go on past the end of the first word.
#include <iostream>
#include <string>
#include <vector>

using namespace std;

const int MOD = 1000000007;

// Returns the number of ways to put the spaces back, modulo 1,000,000,007.
int countLists(const string& text) {
  int n = text.size();
  vector<vector<short>> lcp(n + 1, vector<short>(n + 1, 0));
  for (int i = n - 1; i >= 0; i--)
    for (int j = i - 1; j >= 0; j--)
      if (text[i] == text[j]) lcp[i][j] = lcp[i + 1][j + 1] + 1;

  // ways[j][i]: lists of the first j letters whose last word begins at i
  vector<vector<int>> ways(n + 1, vector<int>(n + 1, 0));
  for (int j = 1; j <= n; j++) ways[j][0] = 1;
  for (int i = 1; i < n; i++) {
    // from[len]: lists for which the next word needs at least len letters
    vector<long long> from(n + 2, 0);
    for (int h = 0; h < i; h++) {
      int same = lcp[i][h];
      bool prefix = same >= i - h;
      if (prefix || (i + same < n && text[h + same] < text[i + same])) {
        from[same + 1] += ways[i][h];
      }
    }
    long long sum = 0;
    for (int j = i + 1; j <= n; j++) {
      sum = (sum + from[j - i]) % MOD;
      ways[j][i] = sum;
    }
  }
  long long answer = 0;
  for (int i = 0; i < n; i++) answer += ways[n][i];
  return answer % MOD;
}

int main() {
  string text;
  cin >> text;
  cout << countLists(text) << '\n';
}
