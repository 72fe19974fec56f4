import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    /** Returns the fewest moves from S to E, or -1 if the exit cannot be reached. */
    static int fewestMoves(String[] cave) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int rows = Integer.parseInt(new StringTokenizer(in.readLine()).nextToken());
        String[] cave = new String[rows];
        for (int row = 0; row < rows; row++) {
            cave[row] = in.readLine().trim();
        }
        int moves = fewestMoves(cave);
        System.out.println(moves < 0 ? "trapped" : String.valueOf(moves));
    }
}
