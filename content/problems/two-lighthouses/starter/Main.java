import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    /** Returns the first second in which both lighthouses flash, or -1 if there is none. */
    static long firstCommonFlash(long a, long p, long b, long r) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            long a = Long.parseLong(line.nextToken());
            long p = Long.parseLong(line.nextToken());
            long b = Long.parseLong(line.nextToken());
            long r = Long.parseLong(line.nextToken());
            long second = firstCommonFlash(a, p, b, r);
            out.append(second < 0 ? "never" : String.valueOf(second)).append('\n');
        }
        System.out.print(out);
    }
}
