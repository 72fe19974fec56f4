import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The note at which the cycle begins, and how many notes it has.
    record Cycle(int entry, int length) {}

    // Returns the cycle, or null if the chase ends; next[0] is 0.
    static Cycle findCycle(int[] next, int start) {
        // Write your solution here.
        return null;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] next = new int[Integer.parseInt(line.nextToken()) + 1];
        int start = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i < next.length; i++) next[i] = Integer.parseInt(line.nextToken());

        Cycle cycle = findCycle(next, start);
        System.out.println(cycle == null ? "none" : cycle.entry() + " " + cycle.length());
    }
}
