// Wrong: multiplies the power of the prime until it is too large, and it may overflow before that.
import java.util.Scanner;

public class Main {
    static long exponent(long prime, long n) {
        long exponent = 0;
        for (long power = prime; power <= n; power *= prime) exponent += n / power;
        return exponent;
    }

    static long zeros(long a, long b, long prime, int times) {
        return (exponent(prime, b) - exponent(prime, a - 1)) / times;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long a = in.nextLong(), b = in.nextLong(), base = in.nextLong();
        long fewest = Long.MAX_VALUE;
        for (long prime = 2; prime * prime <= base; prime++) {
            int times = 0;
            for (; base % prime == 0; base /= prime) times++;
            if (times > 0) fewest = Math.min(fewest, zeros(a, b, prime, times));
        }
        if (base > 1) fewest = Math.min(fewest, zeros(a, b, base, 1));
        System.out.println(fewest);
    }
}
