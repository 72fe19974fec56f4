// Wrong: stops before account n when it changes the tree, so the last places of the tree miss changes.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static long[] tree;

    static long upTo(int i) {
        long total = 0;
        for (; i > 0; i -= i & -i) total += tree[i];
        return total;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().split(" ");
        int n = Integer.parseInt(head[0]);
        tree = new long[n + 1];
        StringBuilder out = new StringBuilder();
        for (int left = Integer.parseInt(head[1]); left > 0; left--) {
            String[] words = in.readLine().split(" ");
            int a = Integer.parseInt(words[1]);
            int b = Integer.parseInt(words[2]);
            if (words[0].equals("sum")) out.append(upTo(b) - upTo(a - 1)).append('\n');
            else for (; a < n; a += a & -a) tree[a] += b;
        }
        System.out.print(out);
    }
}
