// Wrong: looks only at the blocks beside a block, so that one that is higher than these gets a negative amount.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] walls = new long[n];
        for (int i = 0; i < n; i++) walls[i] = in.nextLong();
        long[] right = new long[n + 1];
        for (int i = n - 1; i >= 0; i--) right[i] = Math.max(right[i + 1], walls[i]);
        long left = 0;
        long rain = 0;
        for (int i = 0; i < n; i++) {
            rain += Math.min(left, right[i + 1]) - walls[i];
            left = Math.max(left, walls[i]);
        }
        System.out.println(rain);
    }
}
