import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.StringTokenizer;

public class Main {
    record Banner(int start, int height) {}

    static long largestBanner(int[] heights) {
        // Banners that may still grow; their heights never fall from bottom to top.
        Deque<Banner> stack = new ArrayDeque<>();
        long largest = 0;
        for (int place = 0; place <= heights.length; place++) {
            // The tower of height 0 behind the last one ends all banners that are left.
            int height = place < heights.length ? heights[place] : 0;
            int start = place;
            while (!stack.isEmpty() && stack.peek().height() > height) {
                Banner ended = stack.pop();
                start = ended.start();
                largest = Math.max(largest, (long) ended.height() * (place - start));
            }
            stack.push(new Banner(start, height));
        }
        return largest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] heights = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < heights.length; i++) heights[i] = Integer.parseInt(line.nextToken());
        System.out.println(largestBanner(heights));
    }
}
