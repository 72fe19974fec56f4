import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns how many songs the longest part without a repeat has.
    static int longestPart(int[] songs) {
        // Write your solution here.
        return 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] songs = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < songs.length; i++) songs[i] = Integer.parseInt(line.nextToken());
        System.out.println(longestPart(songs));
    }
}
