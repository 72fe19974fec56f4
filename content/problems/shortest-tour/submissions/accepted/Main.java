import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static final int UNREACHED = Integer.MAX_VALUE;

    // The minutes of the shortest tour; minutes[i][j] is the way from place i to place j, both counted from 0.
    static int shortestTour(int[][] minutes) {
        int n = minutes.length;
        int all = (1 << n) - 1;
        // fewest[visited][last]: minutes to visit just the places whose bits are set in `visited`, ending at `last`.
        int[][] fewest = new int[all + 1][n];
        for (int[] row : fewest) Arrays.fill(row, UNREACHED);
        fewest[1][0] = 0;
        for (int visited = 1; visited < all; visited += 2) {
            for (int last = 0; last < n; last++) {
                if (fewest[visited][last] == UNREACHED) continue;
                for (int place = 1; place < n; place++) {
                    if ((visited >> place & 1) == 1) continue;
                    int[] row = fewest[visited | 1 << place];
                    row[place] = Math.min(row[place], fewest[visited][last] + minutes[last][place]);
                }
            }
        }
        int shortest = UNREACHED;
        for (int last = 1; last < n; last++) shortest = Math.min(shortest, fewest[all][last] + minutes[last][0]);
        return shortest;
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
