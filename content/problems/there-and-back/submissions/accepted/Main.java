import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int head = readInt(in);
        int[] next = new int[n + 1];
        for (int i = 1; i <= n; i++) next[i] = readInt(in);

        relink(next, head);

        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= n; i++) out.append(next[i]).append(' ');
        System.out.println(out.toString().trim());
    }

    // Needs no list of the chain: one walk splits it into the way out and the way back.
    static void relink(int[] next, int head) {
        int lastOut = 0; // the newest stop on the way out
        int firstBack = 0; // the newest stop of the way back, which is served before the older ones
        boolean out = true;
        for (int cell = head; cell != 0; out = !out) {
            int following = next[cell];
            if (out) {
                if (lastOut != 0) next[lastOut] = cell;
                lastOut = cell;
            } else {
                next[cell] = firstBack;
                firstBack = cell;
            }
            cell = following;
        }
        next[lastOut] = firstBack;
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
