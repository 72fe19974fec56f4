// Wrong: takes a team that is larger than the club for a team of all members, and answers 1.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        final long modulus = 1_000_000_007;
        final int largest = 500_000;
        long[] factorials = new long[largest + 1], inverses = new long[largest + 1];
        factorials[0] = 1;
        for (int i = 1; i <= largest; i++) factorials[i] = factorials[i - 1] * i % modulus;
        long inverse = 1, base = factorials[largest];
        for (long exponent = modulus - 2; exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1) inverse = inverse * base % modulus;
            base = base * base % modulus;
        }
        for (int i = largest; i >= 0; i--) {
            inverses[i] = inverse;
            inverse = inverse * i % modulus;
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (int left = Integer.parseInt(in.readLine().trim()); left > 0; left--) {
            String[] words = in.readLine().split(" ");
            int n = Integer.parseInt(words[0]);
            int k = Math.min(n, Integer.parseInt(words[1]));
            out.append(factorials[n] * inverses[k] % modulus * inverses[n - k] % modulus).append('\n');
        }
        System.out.print(out);
    }
}
