import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Collections;
import java.util.PriorityQueue;
import java.util.StringTokenizer;

public class Main {
    // Returns the smallest number of coins for a ramp that rises by at most `step` from stone to stone.
    static long findCost(long step, long[] heights) {
        long cost = 0;
        // The bends of the cost left and right of its minimum. The right ones are stored without `shift`, by which
        // all of them have moved.
        PriorityQueue<Long> left = new PriorityQueue<>(Collections.reverseOrder());
        PriorityQueue<Long> right = new PriorityQueue<>();
        long shift = 0;
        for (long height : heights) {
            // The height itself is a bend on both sides; whichever lies on the wrong side changes over.
            left.add(height);
            right.add(height - shift);
            long toTheRight = left.poll();
            long toTheLeft = right.poll() + shift;
            cost += toTheRight - toTheLeft;
            right.add(toTheRight - shift);
            left.add(toTheLeft);
            shift += step;
        }
        return cost;
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
