#include <iostream>
#include <string>

using namespace std;

// Returns the number of ways to put the spaces back, modulo 1,000,000,007.
int countLists(const string& text) {
  // Write your solution here.
  (void)text;
  return -1;
}

int main() {
  string text;
  cin >> text;
  cout << countLists(text) << '\n';
}
