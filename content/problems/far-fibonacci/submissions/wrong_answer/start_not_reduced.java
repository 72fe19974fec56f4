// Wrong: prints the first two numbers as they are given, although they may be p or more.
import java.util.Scanner;

public class Main {
    static long[] times(long[] x, long[] y, long p) {
        return new long[] {
            (x[0] * y[0] + x[1] * y[2]) % p, (x[0] * y[1] + x[1] * y[3]) % p,
            (x[2] * y[0] + x[3] * y[2]) % p, (x[2] * y[1] + x[3] * y[3]) % p
        };
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int left = in.nextInt(); left > 0; left--) {
            long s = in.nextLong(), t = in.nextLong(), a = in.nextLong(), b = in.nextLong();
            long n = in.nextLong(), p = in.nextLong();
            if (n < 2) {
                System.out.println(n == 0 ? s : t);
                continue;
            }
            long[] result = {1, 0, 0, 1}, step = {0, 1, b, a};
            for (; n > 0; n /= 2) {
                if (n % 2 == 1) result = times(result, step, p);
                step = times(step, step, p);
            }
            System.out.println((result[0] * s + result[1] * t) % p);
        }
    }
}
