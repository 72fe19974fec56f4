import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Road(int from, int to, int cost) {}

    // Returns the cost from town 1 to town count, "unlimited" or "impossible".
    static String cheapestTrip(int count, Road[] roads) {
        // Write your solution here.
        return "impossible";
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
