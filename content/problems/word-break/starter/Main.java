import java.util.Scanner;

public class Main {
    // The smallest number of dictionary words that make up the text, or -1.
    static int fewestWords(String text, String[] words) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String text = in.next();
        String[] words = new String[in.nextInt()];
        for (int i = 0; i < words.length; i++) words[i] = in.next();
        System.out.println(fewestWords(text, words));
    }
}
