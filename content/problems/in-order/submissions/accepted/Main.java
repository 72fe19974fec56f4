import java.util.Scanner;

public class Main {
    static int stoppingPlace(int[] books) {
        // The first book has none before it, so the walk begins at the second.
        for (int i = 1; i < books.length; i++) {
            if (books[i] < books[i - 1]) return i + 1;
        }
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
