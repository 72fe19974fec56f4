// H45: an error inside very deeply nested templates.
// expect: Compilation Error
#include <bits/stdc++.h>
template <int Left, int Right> struct Tree : Tree<Left - 1, Right>, Tree<Left, Right - 1> { typename Tree<Left - 1, Right>::wrong value; };
int main() { std::map<std::vector<std::string>, std::set<Tree<300, 300>>> map; map[1] = Tree<300, 300>{}; std::sort(map, map, map); }
