import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns for each dancer the minute of stepping out, or 0 for one who stays.
    static int[] leavingMinutes(int[] heights) {
        // Write your solution here.
        return new int[heights.length];
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
