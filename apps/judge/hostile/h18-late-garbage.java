// H18: right, but an exit hook prints more output.
// expect: Wrong Answer
// solves: yes
public class Main {
    public static void main(String[] words) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("and one more thing")));
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
        System.out.flush();
    }
}
