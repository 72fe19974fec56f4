import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    record Press(long t, long r, long p) {
        long output(long time) {
            long round = r * t + p;
            return time / round * r + Math.min(r, time % round / t);
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int k = readInt(in);
        int m = readInt(in);
        Press[] presses = new Press[n];
        for (int i = 0; i < n; i++) presses[i] = new Press(readInt(in), readInt(in), readInt(in));

        // 10^9 buttons of 10^6 minutes, each followed by 10^6 minutes of cooling.
        long low = 0;
        long high = 2_000_000_000_000_000L;
        while (low < high) {
            long middle = (low + high) / 2;
            if (bestOutput(presses, k, m, middle) >= m) high = middle;
            else low = middle + 1;
        }
        System.out.println(low);
    }

    static long bestOutput(Press[] presses, int k, long m, long time) {
        long[] made = new long[presses.length];
        // More than m buttons of one press never matter, and without the cap the sum could overflow.
        for (int i = 0; i < made.length; i++) made[i] = Math.min(m, presses[i].output(time));
        Arrays.sort(made);
        long sum = 0;
        for (int i = made.length - k; i < made.length; i++) sum += made[i];
        return sum;
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
