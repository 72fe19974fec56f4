// H01: leaves its folder by ../ paths and prints every file that looks like a test case.
// expect: Wrong Answer, Runtime Error
#include <bits/stdc++.h>
namespace fs = std::filesystem;

int main() {
    std::string up = ".";
    auto isWanted = [](const std::string& name) {
        for (auto part : {"case", "test", "secret", "data", "answer", "input", "output", "stdin", ".in", ".ans", ".out"})
            if (name.find(part) != name.npos) return true;
        return false;
    };
    for (int level = 0; level < 12; level++, up += "/..") {
        std::error_code ignored;
        for (fs::directory_iterator at(up, ignored), end; at != end; at.increment(ignored)) {
            if (!isWanted(at->path().filename().string())) continue;
            std::cout << at->path() << "\n" << std::ifstream(at->path()).rdbuf() << "\n";
        }
    }
}
