// Wrong: uses Dijkstra's algorithm, which never comes back to a town that it has finished.
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int[][] roads = new int[m][];
        for (int i = 0; i < m; i++) roads[i] = new int[] {in.nextInt(), in.nextInt(), in.nextInt()};
        long[] costs = new long[n + 1];
        Arrays.fill(costs, Long.MAX_VALUE);
        costs[1] = 0;
        boolean[] finished = new boolean[n + 1];
        while (true) {
            int town = 0;
            for (int i = 1; i <= n; i++) {
                if (!finished[i] && costs[i] < Long.MAX_VALUE && (town == 0 || costs[i] < costs[town])) town = i;
            }
            if (town == 0) break;
            finished[town] = true;
            for (int[] road : roads) {
                if (road[0] == town && !finished[road[1]]) costs[road[1]] = Math.min(costs[road[1]], costs[town] + road[2]);
            }
        }
        System.out.println(costs[n] == Long.MAX_VALUE ? "impossible" : String.valueOf(costs[n]));
    }
}
