import java.util.Scanner;

public class Main {
    // The smallest number of edits that turn s into t.
    static int editDistance(String s, String t) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next();
        String t = in.next();
        System.out.println(editDistance(s, t));
    }
}
