// H48: makes the compiler write a template for every number there is.
// expect: Compilation Error
template <unsigned long From> struct Count {
    static constexpr unsigned long steps = 1 + Count<From + 1>::steps;
};
int main() { return Count<0>::steps == 0; }
