// Wrong: takes the way back to the depot to be as long as the way out to that place.
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] d = new int[n][n];
        for (int[] row : d) {
            for (int j = 0; j < n; j++) row[j] = in.nextInt();
        }
        int all = (1 << n) - 1;
        long[][] fewest = new long[all + 1][n];
        for (long[] row : fewest) Arrays.fill(row, Long.MAX_VALUE / 2);
        fewest[1][0] = 0;
        for (int visited = 1; visited < all; visited += 2) {
            for (int last = 0; last < n; last++) {
                for (int place = 1; place < n; place++) {
                    if ((visited >> place & 1) == 1) continue;
                    long[] row = fewest[visited | 1 << place];
                    row[place] = Math.min(row[place], fewest[visited][last] + d[last][place]);
                }
            }
        }
        long shortest = Long.MAX_VALUE;
        for (int last = 1; last < n; last++) shortest = Math.min(shortest, fewest[all][last] + d[0][last]);
        System.out.println(shortest);
    }
}
