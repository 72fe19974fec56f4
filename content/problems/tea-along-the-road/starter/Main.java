import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    record Stall(int place, int cost) {}

    // Returns the smallest cost, or -1 if the goal cannot be reached. The stalls are in the order along the road.
    static long cheapestRide(int goal, int reach, Stall[] stalls) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        Stall[] stalls = new Stall[readInt(in)];
        int goal = readInt(in);
        int reach = readInt(in);
        for (int i = 0; i < stalls.length; i++) stalls[i] = new Stall(readInt(in), readInt(in));

        long cost = cheapestRide(goal, reach, stalls);
        System.out.println(cost < 0 ? "impossible" : String.valueOf(cost));
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
