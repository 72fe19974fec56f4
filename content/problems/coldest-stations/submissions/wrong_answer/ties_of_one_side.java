// Wrong: where both halves have the same lowest temperature, takes the number of stations from the left half alone.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int n;
    static int[] low, many;

    static void build(int node, int from, int to) {
        many[node] = to - from;
        if (to - from == 1) return;
        build(2 * node, from, (from + to) / 2);
        build(2 * node + 1, (from + to) / 2, to);
    }

    static void set(int node, int from, int to, int place, int value) {
        if (to - from == 1) {
            low[node] = value;
            return;
        }
        int middle = (from + to) / 2;
        if (place < middle) set(2 * node, from, middle, place, value);
        else set(2 * node + 1, middle, to, place, value);
        int better = low[2 * node] <= low[2 * node + 1] ? 2 * node : 2 * node + 1;
        low[node] = low[better];
        many[node] = many[better];
    }

    static int[] ask(int node, int from, int to, int first, int end) {
        if (first <= from && to <= end) return new int[] {low[node], many[node]};
        int middle = (from + to) / 2;
        if (end <= middle) return ask(2 * node, from, middle, first, end);
        if (first >= middle) return ask(2 * node + 1, middle, to, first, end);
        int[] left = ask(2 * node, from, middle, first, end);
        int[] right = ask(2 * node + 1, middle, to, first, end);
        return left[0] <= right[0] ? left : right;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().split(" ");
        n = Integer.parseInt(head[0]);
        low = new int[4 * n];
        many = new int[4 * n];
        build(1, 0, n);
        StringBuilder out = new StringBuilder();
        for (int left = Integer.parseInt(head[1]); left > 0; left--) {
            String[] words = in.readLine().split(" ");
            int a = Integer.parseInt(words[1]);
            int b = Integer.parseInt(words[2]);
            if (words[0].equals("set")) {
                set(1, 0, n, a - 1, b);
            } else {
                int[] found = ask(1, 0, n, a - 1, b);
                out.append(found[0]).append(' ').append(found[1]).append('\n');
            }
        }
        System.out.print(out);
    }
}
