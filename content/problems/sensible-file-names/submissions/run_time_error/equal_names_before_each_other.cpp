// Wrong: says of equal names that each stands before the other, which std::sort does not survive.
#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<string> cut(const string& name) {
    vector<string> pieces;
    for (size_t i = 0; i < name.size(); i++) {
        if (i > 0 && isdigit(name[i]) && isdigit(name[i - 1])) pieces.back() += name[i];
        else pieces.push_back(string(1, name[i]));
    }
    return pieces;
}

struct Name {
    string text;
    vector<string> pieces;
};

bool isBefore(const Name& a, const Name& b) {
    size_t shared = min(a.pieces.size(), b.pieces.size());
    vector<int> zerosOfA, zerosOfB;
    for (size_t i = 0; i < shared; i++) {
        string p = a.pieces[i], q = b.pieces[i];
        bool first = isdigit(p[0]), second = isdigit(q[0]);
        if (first != second) return first;
        if (!first) {
            if (p != q) return p < q;
            continue;
        }
        size_t i1 = min(p.find_first_not_of('0'), p.size()), i2 = min(q.find_first_not_of('0'), q.size());
        string v = p.substr(i1), w = q.substr(i2);
        if (v.size() != w.size()) return v.size() < w.size();
        if (v != w) return v < w;
        zerosOfA.push_back(i1);
        zerosOfB.push_back(i2);
    }
    if (a.pieces.size() != b.pieces.size()) return a.pieces.size() < b.pieces.size();
    return zerosOfA <= zerosOfB;
}

int main() {
    int n;
    cin >> n;
    vector<Name> names(n);
    for (auto& name : names) {
        cin >> name.text;
        name.pieces = cut(name.text);
    }
    sort(names.begin(), names.end(), isBefore);
    for (auto& name : names) cout << name.text << "\n";
}
