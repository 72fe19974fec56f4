import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Period(long start, long end) {}

    /** Returns the longest period inside 0..night that is free after cancelling at most one booking. */
    static Period longestFreePeriod(Period[] bookings, long night) {
        // Write your solution here.
        return new Period(-1, -1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        long night = Long.parseLong(line.nextToken());
        Period[] bookings = new Period[n];
        for (int i = 0; i < n; i++) {
            line = new StringTokenizer(in.readLine());
            bookings[i] = new Period(Long.parseLong(line.nextToken()), Long.parseLong(line.nextToken()));
        }
        Period free = longestFreePeriod(bookings, night);
        System.out.println(free.start + " " + free.end);
    }
}
