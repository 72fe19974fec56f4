import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static final int LAMPS = 30;

    public static void main(String[] args) throws IOException {
        // Signals are below 2^30, so the tokenizer's doubles hold them exactly.
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] masts = new int[n];
        long[] lit = new long[LAMPS];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            masts[i] = (int) in.nval;
            for (int k = 0; k < LAMPS; k++) lit[k] += masts[i] >> k & 1;
        }

        int free = 0;
        for (int k = 0; k < LAMPS; k++) {
            if (2 * lit[k] > n) free |= 1 << k;
        }

        int copy = masts[0];
        long copyCost = Long.MAX_VALUE;
        for (int mast : masts) {
            long cost = costOf(mast, lit, n);
            if (cost < copyCost || cost == copyCost && mast < copy) {
                copy = mast;
                copyCost = cost;
            }
        }
        System.out.println(free + " " + costOf(free, lit, n));
        System.out.println(copy + " " + copyCost);
    }

    // A lamp that is on in x must be switched on every mast where it is off, and the other way round.
    static long costOf(int x, long[] lit, int n) {
        long cost = 0;
        for (int k = 0; k < LAMPS; k++) {
            cost += ((x >> k & 1) == 1 ? n - lit[k] : lit[k]) << k;
        }
        return cost;
    }
}
