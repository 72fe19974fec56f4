import java.util.Scanner;

public class Main {
    static int shortestPattern(String stitches) {
        int count = stitches.length();
        // shortest[start][end]: for the stitches from start to end, without the one at end.
        int[][] shortest = new int[count][count + 1];
        for (int start = count - 1; start >= 0; start--) {
            for (int end = start + 1; end <= count; end++) {
                int length = end - start;
                int best = length;
                for (int cut = start + 1; cut < end; cut++) {
                    best = Math.min(best, shortest[start][cut] + shortest[cut][end]);
                }
                for (int period = 1; period < length; period++) {
                    if (length % period != 0) continue;
                    if (!stitches.regionMatches(start, stitches, start + period, length - period)) continue;
                    int digits = Integer.toString(length / period).length();
                    best = Math.min(best, digits + 2 + shortest[start][start + period]);
                }
                shortest[start][end] = best;
            }
        }
        return shortest[0][count];
    }

    public static void main(String[] args) {
        System.out.println(shortestPattern(new Scanner(System.in).next()));
    }
}
