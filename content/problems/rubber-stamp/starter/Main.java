import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    /** Entry i of the result is the length of the shortest stamp that prints the first i letters. */
    static int[] shortestStamps(String text) {
        // Write your solution here.
        return new int[text.length() + 1];
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
