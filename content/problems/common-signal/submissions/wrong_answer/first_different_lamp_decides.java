// Wrong: copies the mast whose signal, as a number, differs least from the one of the free plan.
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static long cost(int signal, long[] lit, int n) {
        long cost = 0;
        for (int lamp = 0; lamp < 30; lamp++) cost += ((signal >> lamp & 1) == 1 ? n - lit[lamp] : lit[lamp]) << lamp;
        return cost;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        int[] masts = new int[n];
        long[] lit = new long[30];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            masts[i] = (int) in.nval;
            for (int lamp = 0; lamp < 30; lamp++) lit[lamp] += masts[i] >> lamp & 1;
        }
        int free = 0;
        for (int lamp = 0; lamp < 30; lamp++) if (2 * lit[lamp] > n) free |= 1 << lamp;
        int copy = masts[0];
        for (int mast : masts) {
            int difference = Math.abs(mast - free), least = Math.abs(copy - free);
            if (difference < least || (difference == least && mast < copy)) copy = mast;
        }
        System.out.println(free + " " + cost(free, lit, n));
        System.out.println(copy + " " + cost(copy, lit, n));
    }
}
