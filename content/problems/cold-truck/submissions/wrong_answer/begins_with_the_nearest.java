// Wrong: always drives to the nearest stall first, and chooses between left and right only from there on.
import java.util.Arrays;
import java.util.Comparator;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long start = in.nextLong();
        long[][] stalls = new long[n][2];
        for (long[] stall : stalls) {
            stall[0] = in.nextLong();
            stall[1] = in.nextLong();
        }
        Arrays.sort(stalls, Comparator.comparingLong(stall -> stall[0]));
        long[] before = new long[n + 1];
        for (int i = 0; i < n; i++) before[i + 1] = before[i] + stalls[i][1];
        int first = 0;
        for (int i = 0; i < n; i++) {
            if (Math.abs(stalls[i][0] - start) < Math.abs(stalls[first][0] - start)) first = i;
        }
        long[][] atLeft = new long[n][n], atRight = new long[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(atLeft[i], Long.MAX_VALUE / 4);
            Arrays.fill(atRight[i], Long.MAX_VALUE / 4);
        }
        atLeft[first][first] = atRight[first][first] = Math.abs(stalls[first][0] - start) * before[n];
        for (int size = 1; size < n; size++) {
            for (int left = 0; left + size < n; left++) {
                int right = left + size;
                long width = stalls[right][0] - stalls[left][0];
                long losing = before[n] - before[right + 1] + before[left + 1];
                atLeft[left][right] = Math.min(
                        atLeft[left + 1][right] + (stalls[left + 1][0] - stalls[left][0]) * losing,
                        atRight[left + 1][right] + width * losing);
                losing = before[n] - before[right] + before[left];
                atRight[left][right] = Math.min(
                        atLeft[left][right - 1] + width * losing,
                        atRight[left][right - 1] + (stalls[right][0] - stalls[right - 1][0]) * losing);
            }
        }
        System.out.println(Math.min(atLeft[0][n - 1], atRight[0][n - 1]));
    }
}
