import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    record Cut(int left, long difference) {}

    // Sums reach 4 * 10^14, so they are 64 bits wide.
    static Cut fairestCut(int[] pulls) {
        long whole = 0;
        for (int pull : pulls) whole += pull;
        Cut best = new Cut(0, Long.MAX_VALUE);
        long leftPull = 0;
        for (int cut = 1; cut < pulls.length; cut++) {
            leftPull += pulls[cut - 1];
            // The right piece pulls with whole - leftPull.
            long difference = Math.abs(whole - 2 * leftPull);
            if (difference < best.difference()) best = new Cut(cut, difference);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] pulls = new int[readInt(in)];
        for (int i = 0; i < pulls.length; i++) pulls[i] = readInt(in);

        Cut cut = fairestCut(pulls);
        System.out.println(cut.left() + " " + cut.difference());
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
