import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;

public class Main {
    static int longestPart(int[] songs) {
        Map<Integer, Integer> last = new HashMap<>();
        int start = 0;
        int longest = 0;
        for (int end = 0; end < songs.length; end++) {
            Integer before = last.put(songs[end], end);
            // A song that was last played before the window is no repeat, so the beginning never moves back.
            if (before != null) start = Math.max(start, before + 1);
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] songs = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < songs.length; i++) songs[i] = Integer.parseInt(line.nextToken());
        System.out.println(longestPart(songs));
    }
}
