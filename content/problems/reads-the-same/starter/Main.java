import java.util.Scanner;

// Prints whether the word is the same from both sides, ignoring case.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String word = in.next();

        // Write your solution here.
        System.out.println("no");
    }
}
