import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static final int LAMPS = 30;

    // For each end of a show: the kept integers by their highest bit, and the smallest number of a switch that each is made of.
    static int[][] kept;
    static int[][] since;

    static void keep(int after, int integer, int number) {
        int[] integers = kept[after] = kept[after - 1].clone();
        int[] numbers = since[after] = since[after - 1].clone();
        while (integer != 0) {
            int highest = 31 - Integer.numberOfLeadingZeros(integer);
            // Whatever is made of newer switches serves more shows, so it takes the place.
            if (numbers[highest] < number) {
                int older = integers[highest];
                integers[highest] = integer;
                integer = older;
                int olderNumber = numbers[highest];
                numbers[highest] = number;
                number = olderNumber;
            }
            if (integer != 0) integer ^= integers[highest];
        }
    }

    static String pictures(int l, int r) {
        int largest = 0;
        int count = 1;
        for (int highest = LAMPS - 1; highest >= 0; highest--) {
            if (since[r][highest] < l) continue;
            largest = Math.max(largest, largest ^ kept[r][highest]);
            count *= 2;
        }
        return largest + " " + count;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int q = readInt(in);
        kept = new int[n + 1][LAMPS];
        since = new int[n + 1][LAMPS];
        for (int i = 1; i <= n; i++) keep(i, readInt(in), i);

        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) out.append(pictures(readInt(in), readInt(in))).append('\n');
        System.out.print(out);
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
