import java.util.Scanner;

public class Main {
    // The position, counted from 1, of the first book with a smaller number than the one before it; 0 if there is none.
    static int stoppingPlace(int[] books) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] books = new int[in.nextInt()];
        for (int i = 0; i < books.length; i++) books[i] = in.nextInt();
        int stop = stoppingPlace(books);
        System.out.println(stop == 0 ? "yes" : stop);
    }
}
