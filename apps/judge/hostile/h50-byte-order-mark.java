// H50: right, with a byte order mark before it.
// expect: Accepted
// solves: yes
// source: byte order mark
public class Main {
    public static void main(String[] words) {
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
    }
}
