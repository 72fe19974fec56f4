// H19: leaves before main begins, without a word.
// expect: Wrong Answer
public class Main {
    static { System.exit(0); }
    public static void main(String[] words) {}
}
