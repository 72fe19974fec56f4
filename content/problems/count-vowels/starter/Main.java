import java.util.Scanner;

public class Main {
    // Returns how many letters of the text are vowels.
    static int countVowels(String text) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(countVowels(in.nextLine()));
    }
}
