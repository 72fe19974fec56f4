import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    /** Entry i: the longest border of the first i letters, shorter than i. */
    static int[] longestBorders(String text) {
        int[] borders = new int[text.length() + 1];
        int border = 0;
        for (int i = 1; i < text.length(); i++) {
            while (border > 0 && text.charAt(border) != text.charAt(i)) border = borders[border];
            if (text.charAt(border) == text.charAt(i)) border++;
            borders[i + 1] = border;
        }
        return borders;
    }

    static int[] shortestStamps(String text) {
        int[] borders = longestBorders(text);
        int[] shortest = new int[text.length() + 1];
        // The largest length so far that the first c letters, as a stamp, have printed.
        int[] printed = new int[text.length() + 1];
        for (int length = 1; length <= text.length(); length++) {
            int stamp = shortest[borders[length]];
            // The stamp ends here; its prints so far must reach up to this last one.
            boolean works = stamp > 0 && printed[stamp] >= length - stamp;
            shortest[length] = works ? stamp : length;
            printed[shortest[length]] = length;
        }
        return shortest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] stamps = shortestStamps(in.readLine().trim());
        in.readLine();
        StringTokenizer asked = new StringTokenizer(in.readLine());
        StringBuilder out = new StringBuilder();
        while (asked.hasMoreTokens()) out.append(stamps[Integer.parseInt(asked.nextToken())]).append(' ');
        System.out.println(out.toString().trim());
    }
}
