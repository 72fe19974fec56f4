// H50: right, and as long as a program may be.
// expect: Accepted
// solves: yes
// source: full size
public class Main {
    public static void main(String[] words) {
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
    }
}
