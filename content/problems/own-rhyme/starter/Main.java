import java.util.Scanner;

public class Main {
    // Returns the numbers of the children in the order in which they leave; the one who is left comes last.
    // words[i] belongs to child i + 1.
    static int[] leavingOrder(int[] words) {
        // Write your solution here.
        return new int[words.length];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] words = new int[in.nextInt()];
        for (int i = 0; i < words.length; i++) words[i] = in.nextInt();

        StringBuilder out = new StringBuilder();
        for (int child : leavingOrder(words)) out.append(child).append(' ');
        System.out.println(out.toString().trim());
    }
}
