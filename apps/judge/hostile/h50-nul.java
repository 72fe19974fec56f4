// H50: right, with a NUL behind it.
// expect: Compilation Error
// solves: yes
// source: NUL behind
public class Main {
    public static void main(String[] words) {
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
    }
}
