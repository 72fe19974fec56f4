import java.util.Scanner;

// Prints how many letters of the text are vowels.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String text = in.nextLine();

        // Write your solution here.
        int vowels = 0;

        System.out.println(vowels);
    }
}
