import java.util.Scanner;

// Prints the word from its last letter to its first, in lower case.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String word = in.next();

        // Write your solution here.
        String turned = word;

        System.out.println(turned);
    }
}
