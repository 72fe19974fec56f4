import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static long mostWater(int[] heights) {
        int left = 0;
        int right = heights.length - 1;
        long most = 0;
        while (left < right) {
            most = Math.max(most, (long) Math.min(heights[left], heights[right]) * (right - left));
            // Every other tank with the lower end is narrower and no higher, so this pane can go.
            if (heights[left] < heights[right]) left++;
            else right--;
        }
        return most;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] heights = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < heights.length; i++) heights[i] = Integer.parseInt(line.nextToken());
        System.out.println(mostWater(heights));
    }
}
