import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    record Road(int from, int to, int cost) {}

    static final long UNKNOWN = Long.MAX_VALUE;

    // The towns from which one can get to the goal.
    static boolean[] leadingTo(int goal, int count, Road[] roads) {
        boolean[] leads = new boolean[count + 1];
        leads[goal] = true;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Road road : roads) {
                if (!leads[road.to()] || leads[road.from()]) continue;
                leads[road.from()] = true;
                changed = true;
            }
        }
        return leads;
    }

    // Goes through all roads between useful towns once, and returns whether a town got cheaper.
    static boolean improve(long[] costs, Road[] roads, boolean[] useful) {
        boolean changed = false;
        for (Road road : roads) {
            if (!useful[road.to()] || costs[road.from()] == UNKNOWN) continue;
            long cost = costs[road.from()] + road.cost();
            if (cost >= costs[road.to()]) continue;
            costs[road.to()] = cost;
            changed = true;
        }
        return changed;
    }

    static String cheapestTrip(int count, Road[] roads) {
        // Without the towns that do not lead to the goal, every circle that makes money counts.
        boolean[] useful = leadingTo(count, count, roads);
        long[] costs = new long[count + 1];
        Arrays.fill(costs, UNKNOWN);
        costs[1] = 0;
        // A route without a circle has at most count - 1 roads, so nothing may change in a round after that.
        int rounds = 1;
        while (improve(costs, roads, useful)) {
            if (rounds == count) return "unlimited";
            rounds++;
        }
        return costs[count] == UNKNOWN ? "impossible" : String.valueOf(costs[count]);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Road[] roads = new Road[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < roads.length; i++) {
            line = new StringTokenizer(in.readLine());
            int from = Integer.parseInt(line.nextToken());
            int to = Integer.parseInt(line.nextToken());
            roads[i] = new Road(from, to, Integer.parseInt(line.nextToken()));
        }
        System.out.println(cheapestTrip(count, roads));
    }
}
