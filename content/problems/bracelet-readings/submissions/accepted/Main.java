import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    // The first of all readings in one direction, and how many beads it can begin with.
    record Reading(String text, int ways) {}

    static Reading firstReading(String ring) {
        int count = ring.length();
        String twice = ring + ring;
        int i = 0;
        int j = 1;
        int equal = 0;
        while (i < count && j < count && equal < count) {
            char one = twice.charAt(i + equal);
            char other = twice.charAt(j + equal);
            if (one == other) {
                equal++;
                continue;
            }
            if (one > other) i += equal + 1;
            else j += equal + 1;
            if (i == j) j++;
            equal = 0;
        }
        int start = Math.min(i, j);
        return new Reading(twice.substring(start, start + count), equal == count ? count / Math.abs(i - j) : 1);
    }

    static Reading firstInBothDirections(String ring) {
        Reading forwards = firstReading(ring);
        Reading backwards = firstReading(new StringBuilder(ring).reverse().toString());
        int order = forwards.text().compareTo(backwards.text());
        if (order == 0) return new Reading(forwards.text(), forwards.ways() + backwards.ways());
        return order < 0 ? forwards : backwards;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Reading first = firstInBothDirections(in.readLine().trim());
        System.out.println(first.text() + " " + first.ways());
    }
}
