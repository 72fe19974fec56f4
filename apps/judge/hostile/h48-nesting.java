// H48: nests as deep as a program may be long.
// expect: Compilation Error, Runtime Error, Wrong Answer
public class Main {
    static int deep = @32000 times (@1@32000 times )@;
    public static void main(String[] words) {}
}
