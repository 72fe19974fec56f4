import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    record Reading(String text, int ways) {}

    // Returns the first reading in dictionary order, and the number of ways to get it.
    static Reading firstReading(String ring) {
        // Write your solution here.
        return new Reading(ring, 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Reading first = firstReading(in.readLine().trim());
        System.out.println(first.text() + " " + first.ways());
    }
}
