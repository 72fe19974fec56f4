// Wrong: takes the largest int for "no way"; a sum with it is negative and looks like a very short way.
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int q = in.nextInt();
        int[][] distance = new int[n + 1][n + 1];
        for (int[] row : distance) Arrays.fill(row, Integer.MAX_VALUE);
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            distance[a][b] = Math.min(distance[a][b], in.nextInt());
        }
        for (int a = 1; a <= n; a++) distance[a][a] = 0;
        for (int k = 1; k <= n; k++) {
            for (int a = 1; a <= n; a++) {
                for (int b = 1; b <= n; b++) distance[a][b] = Math.min(distance[a][b], distance[a][k] + distance[k][b]);
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int found = distance[in.nextInt()][in.nextInt()];
            out.append(found == Integer.MAX_VALUE ? -1 : found).append('\n');
        }
        System.out.print(out);
    }
}
