import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    // Changes next so that the chain from head is visited in the new order.
    // next[i] is the pointer of cell i (1-based); next[0] is not used.
    static void relink(int[] next, int head) {
        // Write your solution here.
    }

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

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
