import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;

public class Main {
    /** Positions i and j counted from 1, or null when there is no echo. */
    static int[] firstEcho(long[] readings, long wanted) {
        Map<Long, Integer> lastSeen = new HashMap<>();
        for (int j = 0; j < readings.length; j++) {
            Integer i = lastSeen.get(wanted - readings[j]);
            if (i != null) {
                return new int[] {i + 1, j + 1};
            }
            // Written down only after the look-up, so a reading never pairs with itself.
            lastSeen.put(readings[j], j);
        }
        return null;
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
