import java.util.Scanner;

public class Main {
    // The second largest different number, or null if all are equal.
    static Integer silverPoints(int[] points) {
        // Write your solution here.
        return null;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] points = new int[in.nextInt()];
        for (int i = 0; i < points.length; i++) points[i] = in.nextInt();
        Integer silver = silverPoints(points);
        System.out.println(silver == null ? "none" : silver);
    }
}
