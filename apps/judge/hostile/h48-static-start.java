// H48: has a table whose start is longer than a method may be.
// expect: Compilation Error
public class Main {
    static final int[] TABLE = {@20000 times 7,@};
    public static void main(String[] words) { System.out.println(TABLE.length); }
}
