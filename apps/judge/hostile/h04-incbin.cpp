// H04: lets the assembler put files of the host into the program.
// expect: Compilation Error
// hides: root:x:0
#include <bits/stdc++.h>
asm("secret: .incbin \"@HOST_FILE@\"\n.byte 0\n");
asm("passwords: .incbin \"/etc/passwd\"\n.byte 0\n");
extern "C" const char secret[], passwords[];
int main() { std::puts(secret), std::puts(passwords); }
