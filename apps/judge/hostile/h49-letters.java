// H49: right, in a class whose name is in another alphabet.
// expect: Accepted
// solves: yes
public class Köln東京$1 {
    public static void main(String[] words) {
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
    }
}
