// Wrong: the first walk looks for the hut with the most paths on the way, not for the one most metres away.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static List<List<int[]>> paths = new ArrayList<>();

    static List<Integer> order;
    static long[] distances;

    static void walk(int start) {
        distances = new long[paths.size()];
        boolean[] seen = new boolean[paths.size()];
        seen[start] = true;
        order = new ArrayList<>(List.of(start));
        for (int at = 0; at < order.size(); at++) {
            int hut = order.get(at);
            for (int[] path : paths.get(hut)) {
                if (seen[path[0]]) continue;
                seen[path[0]] = true;
                distances[path[0]] = distances[hut] + path[1];
                order.add(path[0]);
            }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i <= n; i++) paths.add(new ArrayList<>());
        for (int i = 1; i < n; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            int length = in.nextInt();
            paths.get(a).add(new int[] {b, length});
            paths.get(b).add(new int[] {a, length});
        }
        walk(1);
        walk(order.get(n - 1));
        long longest = 0;
        for (long distance : distances) longest = Math.max(longest, distance);
        System.out.println(longest);
    }
}
