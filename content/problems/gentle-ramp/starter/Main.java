import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns the smallest number of coins for a ramp that rises by at most `step` from stone to stone.
    static long findCost(long step, long[] heights) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        long[] heights = new long[Integer.parseInt(line.nextToken())];
        long d = Long.parseLong(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < heights.length; i++) heights[i] = Long.parseLong(line.nextToken());

        System.out.println(findCost(d, heights));
    }
}
