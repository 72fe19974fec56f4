// H06: prints its environment variables.
// expect: Wrong Answer
// hides: ^(?!(PATH|HOME|LANG|TMPDIR|OPENBLAS_NUM_THREADS|PWD)=)[A-Za-z_]\w*=
#include <bits/stdc++.h>
extern char** environ;
int main() {
    for (char** entry = environ; *entry; entry++) std::puts(*entry);
    std::ifstream first("/proc/1/environ");
    for (std::string entry; std::getline(first, entry, '\0');) std::cout << entry << std::endl;
}
