import java.util.Scanner;

public class Main {
    // The round, counted from 1, that brought the largest number of points; the first one if there are several.
    static int bestRound(int[] points) {
        // Write your solution here.
        return 1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] points = new int[in.nextInt()];
        for (int i = 0; i < points.length; i++) points[i] = in.nextInt();
        int best = bestRound(points);
        System.out.println(points[best - 1] + " " + best);
    }
}
