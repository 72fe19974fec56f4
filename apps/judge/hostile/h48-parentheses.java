// H48: opens fifty thousand parentheses.
// expect: Compilation Error, Runtime Error
public class Main {
    static int deep = @50000 times (@1@10000 times )@;
    public static void main(String[] words) {}
}
