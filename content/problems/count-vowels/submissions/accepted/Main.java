import java.util.Scanner;

public class Main {
    // Returns how many letters of the text are vowels.
    static int countVowels(String text) {
        int count = 0;
        for (char letter : text.toCharArray()) {
            // A space is not among these five: its index is -1.
            if ("aeiou".indexOf(letter) >= 0) {
                count++;
            }
        }
        return count;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(countVowels(in.nextLine()));
    }
}
