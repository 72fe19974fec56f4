import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns the largest number of litres that a tank can hold.
    static long mostWater(int[] heights) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] heights = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < heights.length; i++) heights[i] = Integer.parseInt(line.nextToken());
        System.out.println(mostWater(heights));
    }
}
