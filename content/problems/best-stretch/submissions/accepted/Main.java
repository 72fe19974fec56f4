import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The largest sum of one or more days in a row.
    static long bestStretch(long[] days) {
        long endingHere = days[0];
        long best = days[0];
        for (int i = 1; i < days.length; i++) {
            // A stretch that ends today goes on from yesterday's, or begins anew if that one only costs coins.
            endingHere = Math.max(endingHere + days[i], days[i]);
            best = Math.max(best, endingHere);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long[] days = new long[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < days.length; i++) days[i] = Long.parseLong(line.nextToken());
        System.out.println(bestStretch(days));
    }
}
