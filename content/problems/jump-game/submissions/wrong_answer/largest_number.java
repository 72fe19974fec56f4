// Wrong: among the stones in reach it takes the one with the largest number, not the one that leads farthest.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static int fewestJumps(int[] reach) {
        int stone = 0;
        int jumps = 0;
        while (stone < reach.length - 1) {
            int end = stone + reach[stone];
            if (end >= reach.length - 1) return jumps + 1;
            int best = -1;
            for (int next = stone + 1; next <= end; next++) {
                if (best < 0 || reach[next] >= reach[best]) best = next;
            }
            if (best < 0 || reach[best] == 0) return -1;
            stone = best;
            jumps++;
        }
        return jumps;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] reach = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < reach.length; i++) reach[i] = Integer.parseInt(line.nextToken());
        System.out.println(fewestJumps(reach));
    }
}
