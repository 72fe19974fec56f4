// Wrong: keeps the sums of the halves in an int.
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static int[] sumsOf(long[] weights) {
        int[] sums = new int[1 << weights.length];
        for (int i = 0; i < weights.length; i++) {
            for (int j = 0; j < 1 << i; j++) sums[j + (1 << i)] = sums[j] + (int) weights[i];
        }
        Arrays.sort(sums);
        return sums;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long most = in.nextLong();
        long[] weights = new long[n];
        for (int i = 0; i < n; i++) weights[i] = in.nextLong();
        int[] sums = sumsOf(Arrays.copyOfRange(weights, 0, n / 2));
        int[] partners = sumsOf(Arrays.copyOfRange(weights, n / 2, n));
        int place = partners.length - 1;
        long best = 0;
        for (int sum : sums) {
            while (place >= 0 && (long) sum + partners[place] > most) place--;
            if (place >= 0) best = Math.max(best, (long) sum + partners[place]);
        }
        System.out.println(best);
    }
}
