import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Road(int from, int to, int length) {}

    // No way; two of them can be added up.
    static final long NONE = Long.MAX_VALUE / 2;

    // Returns a table: row s, column t holds the shortest distance from town s to town t, or NONE.
    static long[][] allDistances(int count, Road[] roads) {
        // Write your solution here.
        return new long[count + 1][count + 1];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Road[] roads = new Road[Integer.parseInt(line.nextToken())];
        int questions = Integer.parseInt(line.nextToken());
        for (int i = 0; i < roads.length; i++) {
            line = new StringTokenizer(in.readLine());
            int from = Integer.parseInt(line.nextToken());
            int to = Integer.parseInt(line.nextToken());
            roads[i] = new Road(from, to, Integer.parseInt(line.nextToken()));
        }

        long[][] distances = allDistances(count, roads);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < questions; i++) {
            line = new StringTokenizer(in.readLine());
            long distance = distances[Integer.parseInt(line.nextToken())][Integer.parseInt(line.nextToken())];
            out.append(distance == NONE ? -1 : distance).append('\n');
        }
        System.out.print(out);
    }
}
