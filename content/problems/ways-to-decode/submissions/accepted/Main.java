import java.util.Scanner;

public class Main {
    static final int MODULUS = 1_000_000_007;

    // The number of ways to decode the digits, modulo 1,000,000,007.
    static int countWays(String digits) {
        // ways[i]: for the first i digits; there is one way to decode nothing.
        int[] ways = new int[digits.length() + 1];
        ways[0] = 1;
        for (int i = 1; i <= digits.length(); i++) {
            int digit = digits.charAt(i - 1) - '0';
            if (digit > 0) ways[i] = ways[i - 1];
            if (i == 1) continue;
            int pair = 10 * (digits.charAt(i - 2) - '0') + digit;
            if (pair >= 10 && pair <= 26) ways[i] = (ways[i] + ways[i - 2]) % MODULUS;
        }
        return ways[digits.length()];
    }

    public static void main(String[] args) {
        System.out.println(countWays(new Scanner(System.in).next()));
    }
}
