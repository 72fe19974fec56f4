// Wrong: turns only the first letter into lower case, though any letter of the word may be a capital.
import java.util.Scanner;

public class Main {
    // Returns the word from its last letter to its first, in lower case.
    static String backwards(String word) {
        char first = Character.toLowerCase(word.charAt(0));
        word = first + word.substring(1);
        String result = "";
        for (int i = word.length() - 1; i >= 0; i--) {
            result += word.charAt(i);
        }
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(backwards(in.next()));
    }
}
