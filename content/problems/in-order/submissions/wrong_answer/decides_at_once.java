// Wrong: says yes after the first two books, without looking at the others.
import java.util.Scanner;

public class Main {
    static String check(int[] books) {
        for (int i = 1; i < books.length; i++) {
            if (books[i] < books[i - 1]) return String.valueOf(i + 1);
            else return "yes";
        }
        return "yes";
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] books = new int[in.nextInt()];
        for (int i = 0; i < books.length; i++) books[i] = in.nextInt();
        System.out.println(check(books));
    }
}
