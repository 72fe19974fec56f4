// H09: stores its input in every writable place for a later submission.
// expect: Wrong Answer
#include <bits/stdc++.h>
int main() {
    std::string line;
    std::getline(std::cin, line);
    for (std::string place : {"/tmp/h09", "/dev/shm/h09", "/box/h09", "/var/tmp/h09", "/usr/include/h09", "/toolchain/h09", "/h09"})
        std::ofstream(place) << "#error the note of another submission: " << line << "\n";
}
