import java.util.Scanner;

// Prints "yes", or the position, counted from 1, of the first book with a smaller number than the one before it.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] books = new int[n];
        for (int i = 0; i < n; i++) {
            books[i] = in.nextInt();
        }

        // Write your solution here.
        System.out.println("yes");
    }
}
