// H49: right, in a package.
// expect: Accepted
// solves: yes
package bin.usr.tmp;

public class Main {
    public static void main(String[] words) {
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
    }
}
