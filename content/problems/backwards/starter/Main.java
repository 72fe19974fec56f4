import java.util.Scanner;

public class Main {
    // Returns the word from its last letter to its first, in lower case.
    static String backwards(String word) {
        // Write your solution here.
        return word;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(backwards(in.next()));
    }
}
