import java.util.Scanner;

public class Main {
    // Returns whether the word is the same from both sides, ignoring case.
    static boolean readsTheSame(String word) {
        String small = word.toLowerCase();
        for (int i = 0; i < small.length() / 2; i++) {
            if (small.charAt(i) != small.charAt(small.length() - 1 - i)) {
                return false;
            }
        }
        // No pair differs.
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(readsTheSame(in.next()) ? "yes" : "no");
    }
}
