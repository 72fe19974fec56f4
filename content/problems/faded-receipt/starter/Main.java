import java.util.Scanner;

public class Main {
    // count: the number of right readings; first: the first one, if there are any.
    record Readings(int count, String first) {}

    static Readings rightReadings(String digits, long total) {
        // Write your solution here.
        return new Readings(0, "");
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Readings readings = rightReadings(in.next(), in.nextLong());
        System.out.println(readings.count());
        if (readings.count() > 0) System.out.println(readings.first());
    }
}
