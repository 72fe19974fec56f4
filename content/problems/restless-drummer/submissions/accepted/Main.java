import java.util.Scanner;

public class Main {
    static final long MODULUS = 1_000_000_007;

    static long countRhythms(int beats, int[] lengths) {
        // rhythms[t] counts all rhythms of t beats; ending[t][i] those whose last note has length lengths[i].
        long[] rhythms = new long[beats + 1];
        long[][] ending = new long[beats + 1][lengths.length];
        rhythms[0] = 1;
        for (int t = 1; t <= beats; t++) {
            for (int i = 0; i < lengths.length && lengths[i] <= t; i++) {
                int before = t - lengths[i];
                // Before the last note: every shorter rhythm except those that end in the same length.
                // Adding the modulus keeps the difference from becoming negative.
                ending[t][i] = (rhythms[before] - ending[before][i] + MODULUS) % MODULUS;
                rhythms[t] = (rhythms[t] + ending[t][i]) % MODULUS;
            }
        }
        return rhythms[beats];
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
