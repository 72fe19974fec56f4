import java.util.Scanner;

public class Main {
    // Returns the word from its last letter to its first, in lower case.
    static String backwards(String word) {
        StringBuilder result = new StringBuilder();
        // From the last place down to place 0.
        for (int i = word.length() - 1; i >= 0; i--) {
            result.append(word.charAt(i));
        }
        return result.toString().toLowerCase();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(backwards(in.next()));
    }
}
