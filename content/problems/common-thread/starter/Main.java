import java.util.Scanner;

public class Main {
    // The largest number of beads that can stay on each thread when both look the same.
    static int countBeads(String s, String t) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next();
        String t = in.next();
        System.out.println(countBeads(s, t));
    }
}
