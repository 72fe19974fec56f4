import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int shortestPiece(String garland, String word) {
        // How many of each letter the window still misses; negative if it has more than it needs.
        int[] missing = new int[128];
        for (char letter : word.toCharArray()) missing[letter]++;
        int lacking = word.length();
        int shortest = 0;
        int start = 0;
        for (int end = 0; end < garland.length(); end++) {
            if (missing[garland.charAt(end)]-- > 0) lacking--;
            while (lacking == 0) {
                int length = end - start + 1;
                if (shortest == 0 || length < shortest) shortest = length;
                if (++missing[garland.charAt(start)] > 0) lacking++;
                start++;
            }
        }
        return shortest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int length = shortestPiece(in.readLine().trim(), in.readLine().trim());
        System.out.println(length > 0 ? length : "none");
    }
}
