import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns f_n modulo p.
    static long term(long s, long t, long a, long b, long n, long p) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int sequences = Integer.parseInt(in.readLine().trim());
        for (int i = 0; i < sequences; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            long s = Long.parseLong(line.nextToken());
            long t = Long.parseLong(line.nextToken());
            long a = Long.parseLong(line.nextToken());
            long b = Long.parseLong(line.nextToken());
            long n = Long.parseLong(line.nextToken());
            long p = Long.parseLong(line.nextToken());
            System.out.println(term(s, t, a, b, n, p));
        }
    }
}
