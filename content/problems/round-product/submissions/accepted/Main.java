import java.util.Scanner;

public class Main {
    // How often the prime divides n!.
    static long exponentInFactorial(long prime, long n) {
        long exponent = 0;
        while (n > 0) {
            n /= prime;
            exponent += n;
        }
        return exponent;
    }

    static long zerosFrom(long prime, int exponent, long a, long b) {
        return (exponentInFactorial(prime, b) - exponentInFactorial(prime, a - 1)) / exponent;
    }

    static long countZeros(long a, long b, long base) {
        long zeros = Long.MAX_VALUE;
        for (long divisor = 2; divisor * divisor <= base; divisor++) {
            int exponent = 0;
            for (; base % divisor == 0; base /= divisor) exponent++;
            if (exponent > 0) zeros = Math.min(zeros, zerosFrom(divisor, exponent, a, b));
        }
        if (base > 1) zeros = Math.min(zeros, zerosFrom(base, 1, a, b));
        return zeros;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(countZeros(in.nextLong(), in.nextLong(), in.nextLong()));
    }
}
