import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    // The largest number of peaks, from left to right, of which each is higher than the one before.
    static int longestClimb(int[] peaks) {
        // lowestEnd[k]: the lowest last peak of a climb with k + 1 peaks, for all k below `longest`. These heights rise.
        int[] lowestEnd = new int[peaks.length];
        int longest = 0;
        for (int peak : peaks) {
            int place = Arrays.binarySearch(lowestEnd, 0, longest, peak);
            if (place < 0) place = -place - 1; // not found: this is where the peak would have to be inserted
            lowestEnd[place] = peak;
            if (place == longest) longest++;
        }
        return longest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] peaks = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < peaks.length; i++) peaks[i] = Integer.parseInt(line.nextToken());
        System.out.println(longestClimb(peaks));
    }
}
