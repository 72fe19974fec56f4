import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    record Count(int without, int with) {}

    // The smallest numbers of two-way streets, without and with the new street.
    // Street i joins the crossings from[i] and to[i], numbered from 0 to count - 1.
    static Count twoWayStreets(int count, int[] from, int[] to) {
        // Write your solution here.
        return new Count(0, 0);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int m = readInt(in);
        int[] from = new int[m];
        int[] to = new int[m];
        for (int i = 0; i < m; i++) {
            from[i] = readInt(in) - 1;
            to[i] = readInt(in) - 1;
        }

        Count count = twoWayStreets(n, from, to);
        System.out.println(count.without() + " " + count.with());
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
