import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    // Up to 2 * 10^10 pairs, more than 32 bits can hold.
    static long countPairs(int[] heights) {
        long pairs = 0;
        // The stack: heights strictly falling from bottom to top, with the number of houses for each.
        int[] height = new int[heights.length];
        int[] houses = new int[heights.length];
        int size = 0;
        for (int newest : heights) {
            while (size > 0 && height[size - 1] < newest) pairs += houses[--size];
            if (size > 0 && height[size - 1] == newest) {
                pairs += houses[size - 1]++;
            } else {
                height[size] = newest;
                houses[size] = 1;
                size++;
            }
            // One higher house below in the stack; it hides all that are further away.
            if (size > 1) pairs++;
        }
        return pairs;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] heights = new int[readInt(in)];
        for (int i = 0; i < heights.length; i++) heights[i] = readInt(in);
        System.out.println(countPairs(heights));
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
