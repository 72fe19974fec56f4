import java.util.Scanner;

public class Main {
    static double expectedThrows(int length, int faces) {
        // expected[i] is the mean number of throws that are still needed when i steps are left.
        double[] expected = new double[length + 1];
        double reachable = 0;
        for (int left = 1; left <= length; left++) {
            // `reachable` is the sum for all fields to which the next throw may lead.
            reachable += expected[left - 1];
            if (left > faces) reachable -= expected[left - 1 - faces];
            // faces * expected = faces + reachable + wasted * expected, where `wasted` throws lead nowhere.
            expected[left] = (faces + reachable) / Math.min(left, faces);
        }
        return expected[length];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(expectedThrows(in.nextInt(), in.nextInt()));
    }
}
