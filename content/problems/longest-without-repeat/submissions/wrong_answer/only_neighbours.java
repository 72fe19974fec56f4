// Wrong: takes only two equal songs in a row for a repeat.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int before = 0;
        int length = 0;
        int longest = 0;
        for (int i = 0; i < n; i++) {
            int song = in.nextInt();
            length = song == before ? 1 : length + 1;
            longest = Math.max(longest, length);
            before = song;
        }
        System.out.println(longest);
    }
}
