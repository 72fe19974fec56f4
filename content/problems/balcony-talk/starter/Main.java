import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    // Returns how many pairs of owners can talk to each other.
    static long countPairs(int[] heights) {
        // Write your solution here.
        return 0;
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
