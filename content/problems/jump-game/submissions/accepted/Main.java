import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The smallest number of jumps from the first stone to the last, or -1.
    static int fewestJumps(int[] reach) {
        int jumps = 0;
        int end = 0; // the last stone that so many jumps lead to
        int farthest = 0; // the last stone that one jump more leads to
        for (int stone = 0; stone < reach.length - 1; stone++) {
            farthest = Math.max(farthest, stone + reach[stone]);
            if (stone < end) continue;
            if (farthest == stone) return -1;
            jumps++;
            end = farthest;
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
