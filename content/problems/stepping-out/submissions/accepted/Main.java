import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    static int[] leavingMinutes(int[] heights) {
        int count = heights.length;
        int[] left = new int[count];
        int[] right = new int[count];
        int[] minutes = new int[count];
        List<Integer> asked = new ArrayList<>();
        for (int dancer = 0; dancer < count; dancer++) {
            left[dancer] = (dancer + count - 1) % count;
            right[dancer] = (dancer + 1) % count;
            asked.add(dancer);
        }

        for (int minute = 1; !asked.isEmpty(); minute++) {
            List<Integer> leaving = new ArrayList<>();
            for (int dancer : asked) {
                boolean counted = minutes[dancer] == minute;
                boolean overlooked =
                        heights[dancer] < heights[left[dancer]] && heights[dancer] < heights[right[dancer]];
                if (counted || !overlooked) continue;
                minutes[dancer] = minute;
                leaving.add(dancer);
            }
            asked = new ArrayList<>();
            // Neighbours never leave in the same minute, so those who are asked next are still in the ring.
            for (int dancer : leaving) {
                right[left[dancer]] = right[dancer];
                left[right[dancer]] = left[dancer];
                asked.add(left[dancer]);
                asked.add(right[dancer]);
            }
        }
        return minutes;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] heights = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < heights.length; i++) heights[i] = Integer.parseInt(line.nextToken());

        StringBuilder out = new StringBuilder();
        for (int minute : leavingMinutes(heights)) out.append(minute).append(' ');
        System.out.println(out.toString().trim());
    }
}
