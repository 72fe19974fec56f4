// H51: requests compiler options and plugins by pragmas.
// expect: Compilation Error, Wrong Answer
// hides: root:x:0|uid=
#pragma GCC optimize("-fplugin=/tmp/evil.so", "O2;id", "$(id)", "`id`")
#pragma GCC target("arch=native -fplugin=/tmp/evil.so")
#pragma GCC dependency "/etc/passwd"
#pragma GCC plugin "/tmp/evil.so"
#pragma GCC pch_preprocess "/etc/passwd"
#pragma comment(linker, "/usr/bin/id")
#include <cstdio>
__attribute__((section(".init_array; .incbin \"/etc/passwd\""))) int hidden = 1;
__attribute__((optimize("-fdump-tree-all=/box/../../dump"))) int main() { std::puts("wrong"); }
