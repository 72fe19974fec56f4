// Wrong: the way from a town to itself is not set to 0, so it becomes the shortest circle.
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int q = in.nextInt();
        long none = Long.MAX_VALUE / 2;
        long[][] distance = new long[n + 1][n + 1];
        for (long[] row : distance) Arrays.fill(row, none);
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            distance[a][b] = Math.min(distance[a][b], in.nextInt());
        }
        for (int k = 1; k <= n; k++) {
            for (int a = 1; a <= n; a++) {
                for (int b = 1; b <= n; b++) distance[a][b] = Math.min(distance[a][b], distance[a][k] + distance[k][b]);
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            long found = distance[in.nextInt()][in.nextInt()];
            out.append(found == none ? -1 : found).append('\n');
        }
        System.out.print(out);
    }
}
