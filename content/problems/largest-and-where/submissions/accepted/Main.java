import java.util.Scanner;

public class Main {
    static int bestRound(int[] points) {
        int best = 0;
        for (int i = 1; i < points.length; i++) {
            // Only more points replace the best round, so the first of several equal ones stays.
            if (points[i] > points[best]) best = i;
        }
        return best + 1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] points = new int[in.nextInt()];
        for (int i = 0; i < points.length; i++) points[i] = in.nextInt();
        int best = bestRound(points);
        System.out.println(points[best - 1] + " " + best);
    }
}
