import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.Comparator;
import java.util.StringTokenizer;

public class Main {
    // The place is the one at minute 0.
    record Cyclist(long place, long speed) {}

    // Sorts the places from `begin` to `end` and returns the number of pairs in which the larger one stood before the
    // smaller one.
    static long sortAndCount(long[] places, long[] spare, int begin, int end) {
        if (end - begin < 2) return 0;
        int middle = (begin + end) / 2;
        long pairs = sortAndCount(places, spare, begin, middle) + sortAndCount(places, spare, middle, end);
        int smaller = middle;
        int merged = begin;
        for (int i = begin; i < middle; i++) {
            while (smaller < end && places[smaller] < places[i]) spare[merged++] = places[smaller++];
            spare[merged++] = places[i];
            pairs += smaller - middle;
        }
        // What is left on the right stands where it belongs.
        System.arraycopy(spare, begin, places, begin, merged - begin);
        return pairs;
    }

    // Returns the number of pairs in which one cyclist has overtaken the other one.
    static long countOvertakings(long minutes, Cyclist[] cyclists) {
        // Of those who start at the same metre the slowest comes first, so that they do not make pairs.
        Arrays.sort(cyclists, Comparator.comparingLong(Cyclist::place).thenComparingLong(Cyclist::speed));
        long[] places = new long[cyclists.length];
        for (int i = 0; i < places.length; i++) places[i] = cyclists[i].place() + cyclists[i].speed() * minutes;
        return sortAndCount(places, new long[places.length], 0, places.length);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        Cyclist[] cyclists = new Cyclist[Integer.parseInt(line.nextToken())];
        long minutes = Long.parseLong(line.nextToken());
        for (int i = 0; i < cyclists.length; i++) {
            line = new StringTokenizer(in.readLine());
            cyclists[i] = new Cyclist(Long.parseLong(line.nextToken()), Long.parseLong(line.nextToken()));
        }

        System.out.println(countOvertakings(minutes, cyclists));
    }
}
