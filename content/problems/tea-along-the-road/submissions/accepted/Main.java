import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;

public class Main {
    record Stall(int place, int cost) {}

    /** The cheapest ride whose last glass was drunk at a place; totals reach 10^14. */
    record Ride(int place, long total) {}

    static long cheapestRide(int reach, Stall[] stallsAndGoal) {
        // Places and totals grow from front to back; the start is free.
        ArrayDeque<Ride> useful = new ArrayDeque<>();
        useful.addLast(new Ride(0, 0));
        for (Stall stall : stallsAndGoal) {
            while (!useful.isEmpty() && useful.peekFirst().place() < stall.place() - reach) useful.pollFirst();
            if (useful.isEmpty()) return -1;
            long total = useful.peekFirst().total() + stall.cost();
            while (!useful.isEmpty() && useful.peekLast().total() >= total) useful.pollLast();
            useful.addLast(new Ride(stall.place(), total));
        }
        return useful.peekLast().total();
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int goal = readInt(in);
        int reach = readInt(in);
        Stall[] stalls = new Stall[n + 1];
        for (int i = 0; i < n; i++) stalls[i] = new Stall(readInt(in), readInt(in));
        stalls[n] = new Stall(goal, 0);

        long cost = cheapestRide(reach, stalls);
        System.out.println(cost < 0 ? "impossible" : String.valueOf(cost));
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
