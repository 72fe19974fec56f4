import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    static List<Integer> readSpiral(int[][] grid) {
        // The part that is not read yet lies between these borders, each included.
        int top = 0;
        int bottom = grid.length - 1;
        int left = 0;
        int right = grid[0].length - 1;
        List<Integer> numbers = new ArrayList<>();
        while (top <= bottom && left <= right) {
            for (int column = left; column <= right; column++) numbers.add(grid[top][column]);
            top++;
            for (int row = top; row <= bottom; row++) numbers.add(grid[row][right]);
            right--;
            if (top <= bottom) {
                for (int column = right; column >= left; column--) numbers.add(grid[bottom][column]);
                bottom--;
            }
            if (left <= right) {
                for (int row = bottom; row >= top; row--) numbers.add(grid[row][left]);
                left++;
            }
        }
        return numbers;
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
