import java.util.Arrays;
import java.util.Scanner;

public class Main {
    // The sums of all subsets, from small to large.
    static long[] sumsOf(long[] weights) {
        long[] sums = new long[1 << weights.length];
        int count = 1;
        for (long weight : weights) {
            for (int i = 0; i < count; i++) sums[count + i] = sums[i] + weight;
            count *= 2;
        }
        Arrays.sort(sums);
        return sums;
    }

    // The largest sum of a subset of the weights that is not more than `most`.
    static long largestSum(long most, long[] weights) {
        int middle = weights.length / 2;
        long[] sums = sumsOf(Arrays.copyOfRange(weights, 0, middle));
        long[] partners = sumsOf(Arrays.copyOfRange(weights, middle, weights.length));
        // The larger the sum, the smaller its best partner: this place moves only to the left.
        int place = partners.length - 1;
        long best = 0;
        for (long sum : sums) {
            while (place >= 0 && sum + partners[place] > most) place--;
            if (place >= 0) best = Math.max(best, sum + partners[place]);
        }
        return best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] weights = new long[in.nextInt()];
        long most = in.nextLong();
        for (int i = 0; i < weights.length; i++) weights[i] = in.nextLong();
        System.out.println(largestSum(most, weights));
    }
}
