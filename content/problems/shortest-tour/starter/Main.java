import java.util.Scanner;

public class Main {
    // The minutes of the shortest tour; minutes[i][j] is the way from place i to place j, both counted from 0.
    static int shortestTour(int[][] minutes) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] minutes = new int[n][n];
        for (int[] row : minutes) {
            for (int j = 0; j < n; j++) row[j] = in.nextInt();
        }
        System.out.println(shortestTour(minutes));
    }
}
