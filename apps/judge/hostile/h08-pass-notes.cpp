// H08: stores its input where the next case may find it, and prints what an earlier case stored.
// expect: Wrong Answer
#include <bits/stdc++.h>
int main() {
    std::string line;
    std::getline(std::cin, line);
    for (std::string place : {"/tmp/note", "/dev/shm/note", "/box/note", "note", "/box/.note", "/usr/note", "/note", "/dev/note"}) {
        std::ifstream before(place);
        if (before) std::cout << "found " << before.rdbuf() << "\n";
        std::ofstream(place) << line;
    }
}
