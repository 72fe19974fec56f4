import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The largest number of spoons from hives of which no two are neighbours.
    static long mostHoney(int[] hives) {
        // The most from all hives before the previous one, and from all hives so far.
        long before = 0;
        long best = 0;
        for (int honey : hives) {
            long next = Math.max(best, before + honey);
            before = best;
            best = next;
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] hives = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < hives.length; i++) hives[i] = Integer.parseInt(line.nextToken());
        System.out.println(mostHoney(hives));
    }
}
