import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The largest number of peaks, from left to right, of which each is higher than the one before.
    static int longestClimb(int[] peaks) {
        // Write your solution here.
        return 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] peaks = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < peaks.length; i++) peaks[i] = Integer.parseInt(line.nextToken());
        System.out.println(longestClimb(peaks));
    }
}
