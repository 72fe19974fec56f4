import java.util.Scanner;

public class Main {
    // Says whether the pattern matches the whole name.
    static boolean matches(String pattern, String name) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String pattern = in.next();
        int count = in.nextInt();
        for (int i = 0; i < count; i++) System.out.println(matches(pattern, in.next()) ? "yes" : "no");
    }
}
