import java.util.Scanner;

public class Main {
    // Returns whether the word is the same from both sides, ignoring case.
    static boolean readsTheSame(String word) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(readsTheSame(in.next()) ? "yes" : "no");
    }
}
