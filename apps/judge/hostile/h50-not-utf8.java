// H50: right, with bytes in a comment that are no UTF-8.
// expect: Accepted
// solves: yes
// source: not UTF-8
public class Main {
    public static void main(String[] words) {
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
    }
}
