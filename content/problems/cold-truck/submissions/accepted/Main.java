import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Scanner;

public class Main {
    static final long NEVER = Long.MAX_VALUE / 2;

    record Stall(int place, int rate) {}

    static long leastLoss(int start, List<Stall> stalls) {
        // The start is a stall that loses nothing.
        Stall beginning = new Stall(start, 0);
        stalls.add(beginning);
        stalls.sort(Comparator.comparingInt(Stall::place));
        int first = stalls.indexOf(beginning);
        int last = stalls.size() - 1;
        int[] place = stalls.stream().mapToInt(Stall::place).toArray();
        long[] before = new long[last + 2];
        for (int i = 0; i <= last; i++) before[i + 1] = before[i] + stalls.get(i).rate();

        // The least loss until all from left to right are empty and the truck stands at the left end, or at the right end.
        long[][] atLeft = new long[last + 1][last + 1];
        long[][] atRight = new long[last + 1][last + 1];
        for (long[] row : atLeft) Arrays.fill(row, NEVER);
        for (long[] row : atRight) Arrays.fill(row, NEVER);
        atLeft[first][first] = 0;
        atRight[first][first] = 0;
        for (int left = first; left >= 0; left--) {
            for (int right = first; right <= last; right++) {
                long fromLeft = atLeft[left][right];
                long fromRight = atRight[left][right];
                int width = place[right] - place[left];
                // While the truck drives, all other stalls lose.
                long losing = before[left] + before[last + 1] - before[right + 1];
                if (left > 0) {
                    int gap = place[left] - place[left - 1];
                    atLeft[left - 1][right] = Math.min(fromLeft + losing * gap, fromRight + losing * (width + gap));
                }
                if (right < last) {
                    int gap = place[right + 1] - place[right];
                    atRight[left][right + 1] = Math.min(fromRight + losing * gap, fromLeft + losing * (width + gap));
                }
            }
        }
        return Math.min(atLeft[0][last], atRight[0][last]);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int start = in.nextInt();
        List<Stall> stalls = new ArrayList<>();
        for (int i = 0; i < n; i++) stalls.add(new Stall(in.nextInt(), in.nextInt()));
        System.out.println(leastLoss(start, stalls));
    }
}
