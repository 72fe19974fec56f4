// H37: right, and idle: the memory of its virtual machine must not count against it.
// expect: Accepted
// solves: yes
public class Main {
    public static void main(String[] words) {
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
    }
}
