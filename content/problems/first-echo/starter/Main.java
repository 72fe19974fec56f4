import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    /** Returns the positions i < j of the first echo, counted from 1, or null if there is none. */
    static int[] firstEcho(long[] readings, long wanted) {
        // Write your solution here.
        return new int[] {0, 0};
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        long wanted = Long.parseLong(line.nextToken());
        line = new StringTokenizer(in.readLine());
        long[] readings = new long[n];
        for (int k = 0; k < n; k++) {
            readings[k] = Long.parseLong(line.nextToken());
        }
        int[] echo = firstEcho(readings, wanted);
        System.out.println(echo == null ? "none" : echo[0] + " " + echo[1]);
    }
}
