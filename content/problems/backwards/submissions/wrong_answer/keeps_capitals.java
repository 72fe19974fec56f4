// Wrong: toLowerCase returns a new text and leaves the old one as it is; the new one is not used.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String word = new Scanner(System.in).next();
        word.toLowerCase();
        StringBuilder result = new StringBuilder();
        for (int i = word.length() - 1; i >= 0; i--) {
            result.append(word.charAt(i));
        }
        System.out.println(result);
    }
}
