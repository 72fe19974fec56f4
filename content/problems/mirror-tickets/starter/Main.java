import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The number of mirror tickets from a to b.
    static long countMirrorTickets(long a, long b) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer roll = new StringTokenizer(in.readLine());
            long a = Long.parseLong(roll.nextToken());
            long b = Long.parseLong(roll.nextToken());
            out.append(countMirrorTickets(a, b)).append('\n');
        }
        System.out.print(out);
    }
}
