// H48: has a constant text that doubles with every line.
// expect: Compilation Error
public class Main {
    static final String A = "@60000 times x@";
    static final String B = A + A + A + A + A + A + A + A + A + A;
    static final String C = B + B + B + B + B + B + B + B + B + B;
    static final String D = C + C + C + C + C + C + C + C + C + C;
    static final String E = D + D + D + D + D + D + D + D + D + D;
    public static void main(String[] words) { System.out.println(E.length()); }
}
