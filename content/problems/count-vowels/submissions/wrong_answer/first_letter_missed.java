// Wrong: an index of 0 means "found at the first place", so the vowel a is not counted.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String text = new Scanner(System.in).nextLine();
        int count = 0;
        for (char letter : text.toCharArray()) {
            if ("aeiou".indexOf(letter) > 0) {
                count++;
            }
        }
        System.out.println(count);
    }
}
