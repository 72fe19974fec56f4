import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.OptionalInt;
import java.util.StringTokenizer;

public class Main {
    // Returns after how many minutes all trees are burning, or nothing if some tree never burns.
    static OptionalInt minutesUntilAllBurn(char[][] rows) {
        // Write your solution here.
        return OptionalInt.empty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[][] rows = new char[Integer.parseInt(new StringTokenizer(in.readLine()).nextToken())][];
        for (int y = 0; y < rows.length; y++) rows[y] = in.readLine().trim().toCharArray();
        OptionalInt minutes = minutesUntilAllBurn(rows);
        System.out.println(minutes.isPresent() ? String.valueOf(minutes.getAsInt()) : "never");
    }
}
