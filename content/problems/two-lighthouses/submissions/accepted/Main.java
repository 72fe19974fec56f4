import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    /** factor * u = divisor (mod v). */
    record Gcd(long divisor, long factor) {}

    static Gcd extendedGcd(long u, long v) {
        long factor = 1;
        long next = 0;
        while (v != 0) {
            long quotient = u / v;
            long rest = u - quotient * v;
            u = v;
            v = rest;
            long following = factor - quotient * next;
            factor = next;
            next = following;
        }
        return new Gcd(u, factor);
    }

    /** Returns the first second in which both lighthouses flash, or -1 if there is none. */
    static long firstCommonFlash(long a, long p, long b, long r) {
        Gcd gcd = extendedGcd(p, r);
        if ((b - a) % gcd.divisor() != 0) return -1;
        // The smallest x >= 0 with a + x * p = b (mod r). Both factors are below 10^9 in size, so the product fits.
        long steps = r / gcd.divisor();
        long x = Math.floorMod((b - a) / gcd.divisor() % steps * gcd.factor(), steps);
        long second = a + x * p;
        if (second >= b) return second;
        // Both flash again after each common multiple of the periods.
        long multiple = p * steps;
        return second + (b - second + multiple - 1) / multiple * multiple;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            long a = Long.parseLong(line.nextToken());
            long p = Long.parseLong(line.nextToken());
            long b = Long.parseLong(line.nextToken());
            long r = Long.parseLong(line.nextToken());
            long second = firstCommonFlash(a, p, b, r);
            out.append(second < 0 ? "never" : String.valueOf(second)).append('\n');
        }
        System.out.print(out);
    }
}
