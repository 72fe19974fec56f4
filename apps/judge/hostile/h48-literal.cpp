// H48: has a text that doubles thirty times.
// expect: Compilation Error
#define A "@1000 times x@" "@1000 times y@"
#define B A A A A A A A A A A
#define C B B B B B B B B B B
#define D C C C C C C C C C C
#define E D D D D D D D D D D
#define F E E E E E E E E E E
#define G F F F F F F F F F F
int main() { return sizeof(G G G G G G G G G G); }
