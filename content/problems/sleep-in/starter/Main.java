import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The letters of the statement.
    record Ferry(int a, int b, long s, long p, long c, long d) {}

    // Returns the latest minute at which Meera can leave island 1, or -1.
    static long latestStart(int islands, long deadline, Ferry[] ferries) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        Ferry[] ferries = new Ferry[Integer.parseInt(line.nextToken())];
        long deadline = Long.parseLong(line.nextToken());
        for (int i = 0; i < ferries.length; i++) {
            line = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(line.nextToken());
            int b = Integer.parseInt(line.nextToken());
            ferries[i] = new Ferry(a, b, readLong(line), readLong(line), readLong(line), readLong(line));
        }

        System.out.println(latestStart(n, deadline, ferries));
    }

    static long readLong(StringTokenizer line) {
        return Long.parseLong(line.nextToken());
    }
}
