// H48: makes the compiler compute without end.
// expect: Compilation Error
constexpr unsigned long collatz(unsigned long from) {
    for (;; from = from % 2 ? 3 * from + 1 : from / 2)
        if (from == 0) return from;
}
constexpr unsigned long never = collatz(27);
int main() { return never; }
