// Wrong: takes a stone for inside only if all sides have it on the same hand, as if the field had no bends inwards.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), q = in.nextInt();
        long[] xs = new long[n], ys = new long[n];
        for (int i = 0; i < n; i++) {
            xs[i] = in.nextInt();
            ys[i] = in.nextInt();
        }
        long twice = 0;
        for (int i = 0; i < n; i++) twice += xs[i] * ys[(i + 1) % n] - ys[i] * xs[(i + 1) % n];
        System.out.println(Math.abs(twice) / 2 + "." + Math.abs(twice) % 2 * 5);
        while (q-- > 0) {
            long x = in.nextInt(), y = in.nextInt();
            boolean left = false, right = false, border = false;
            for (int i = 0; i < n; i++) {
                int j = (i + 1) % n;
                long turn = (xs[j] - xs[i]) * (y - ys[i]) - (ys[j] - ys[i]) * (x - xs[i]);
                left |= turn > 0;
                right |= turn < 0;
                boolean between = Math.min(xs[i], xs[j]) <= x && x <= Math.max(xs[i], xs[j]);
                between &= Math.min(ys[i], ys[j]) <= y && y <= Math.max(ys[i], ys[j]);
                border |= turn == 0 && between;
            }
            System.out.println(border ? "border" : left && right ? "outside" : "inside");
        }
    }
}
