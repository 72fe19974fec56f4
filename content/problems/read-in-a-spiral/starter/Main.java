import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    // Returns the numbers of the grid in the order of the spiral.
    static List<Integer> readSpiral(int[][] grid) {
        // Write your solution here.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[][] grid = new int[Integer.parseInt(line.nextToken())][Integer.parseInt(line.nextToken())];
        for (int[] row : grid) {
            line = new StringTokenizer(in.readLine());
            for (int column = 0; column < row.length; column++) row[column] = Integer.parseInt(line.nextToken());
        }

        StringBuilder out = new StringBuilder();
        for (int number : readSpiral(grid)) out.append(number).append(' ');
        System.out.println(out.toString().trim());
    }
}
