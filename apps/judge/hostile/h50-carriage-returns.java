// H50: right, with lines that end as they did on old machines.
// expect: Accepted
// solves: yes
// source: carriage returns
public class Main {
    public static void main(String[] words) {
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
    }
}
