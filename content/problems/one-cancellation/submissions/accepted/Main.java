import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.Comparator;
import java.util.StringTokenizer;

public class Main {
    record Period(long start, long end) {
        long length() {
            return end - start;
        }
    }

    static Period longestFreePeriod(Period[] bookings, long night) {
        Arrays.sort(bookings, Comparator.comparingLong(Period::start));
        Period best = new Period(0, 0);
        // The two largest ends so far. Cancelling the booking with the latest end leaves the second one.
        long latest = 0;
        long second = 0;
        for (Period booking : bookings) {
            best = longer(best, new Period(second, booking.start));
            if (booking.end > latest) {
                second = latest;
                latest = booking.end;
            } else {
                second = Math.max(second, booking.end);
            }
        }
        return longer(best, new Period(second, night));
    }

    static Period longer(Period earlier, Period later) {
        return later.length() > earlier.length() ? later : earlier;
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
