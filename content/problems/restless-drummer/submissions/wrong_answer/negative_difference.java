// Wrong: takes the difference of two remainders without adding the modulus, so the answer can be negative.
import java.util.Scanner;

public class Main {
    static final int MOD = 1_000_000_007;

    /** Returns the number of rhythms that fill the beats, modulo 1,000,000,007. The lengths are in increasing order. */
    static long countRhythms(int beats, int[] lengths) {
        int k = lengths.length;
        // last[i][j]: rhythms with i beats that end with length j
        int[][] last = new int[beats + 1][k];
        long[] all = new long[beats + 1];
        all[0] = 1;
        for (int i = 1; i <= beats; i++) {
            long sum = 0;
            for (int j = 0; j < k; j++) {
                int before = i - lengths[j];
                if (before < 0) break;
                last[i][j] = (int) ((all[before] - last[before][j]) % MOD);
                sum += last[i][j];
            }
            all[i] = sum % MOD;
        }
        return all[beats];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int beats = in.nextInt();
        int[] lengths = new int[in.nextInt()];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = in.nextInt();
        }
        System.out.println(countRhythms(beats, lengths));
    }
}
