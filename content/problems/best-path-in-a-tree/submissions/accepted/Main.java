import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    // Returns all huts in an order in which each one comes after the hut above it.
    static List<Integer> fromTheTop(int[] up) {
        List<List<Integer>> below = new ArrayList<>();
        for (int hut = 0; hut < up.length; hut++) below.add(new ArrayList<>());
        for (int hut = 1; hut < up.length; hut++) below.get(up[hut]).add(hut);
        List<Integer> order = new ArrayList<>(List.of(0));
        for (int i = 0; i < order.size(); i++) order.addAll(below.get(order.get(i)));
        return order;
    }

    static long bestWalk(int[] fun, int[] up) {
        // For each hut, the two best walks down that begin right below it, or 0 for none.
        long[] first = new long[fun.length], second = new long[fun.length];
        long best = Long.MIN_VALUE;
        List<Integer> order = fromTheTop(up);
        for (int i = order.size() - 1; i >= 0; i--) {
            int hut = order.get(i), above = up[hut];
            best = Math.max(best, fun[hut] + first[hut] + second[hut]);
            if (hut == 0) continue;
            long here = fun[hut] + first[hut];
            if (here > first[above]) {
                second[above] = first[above];
                first[above] = here;
            } else {
                second[above] = Math.max(second[above], here);
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] fun = new int[n], up = new int[n];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) fun[i] = Integer.parseInt(line.nextToken());
        if (n > 1) line = new StringTokenizer(in.readLine());
        for (int i = 1; i < n; i++) up[i] = Integer.parseInt(line.nextToken()) - 1;
        System.out.println(bestWalk(fun, up));
    }
}
