// H45: macros that expand tenfold with every step, ending in an error.
// expect: Compilation Error
#define A0 wrong + wrong + wrong + wrong + wrong + wrong + wrong + wrong + wrong + wrong
#define A1 A0 + A0 + A0 + A0 + A0 + A0 + A0 + A0 + A0 + A0
#define A2 A1 + A1 + A1 + A1 + A1 + A1 + A1 + A1 + A1 + A1
#define A3 A2 + A2 + A2 + A2 + A2 + A2 + A2 + A2 + A2 + A2
#define A4 A3 + A3 + A3 + A3 + A3 + A3 + A3 + A3 + A3 + A3
#define A5 A4 + A4 + A4 + A4 + A4 + A4 + A4 + A4 + A4 + A4
int main() { return A5; }
