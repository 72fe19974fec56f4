// H19: exits before main begins, without output.
// expect: Wrong Answer
public class Main {
    static { System.exit(0); }
    public static void main(String[] words) {}
}
