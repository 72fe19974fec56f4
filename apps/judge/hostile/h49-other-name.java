// H49: right, in a public class of another name than its file.
// expect: Accepted
// solves: yes
public class SomethingElse {
    public static void main(String[] words) {
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
    }
}
