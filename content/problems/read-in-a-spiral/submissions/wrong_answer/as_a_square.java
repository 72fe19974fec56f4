// Wrong: takes the number of rows for the number of columns as well.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int h = in.nextInt();
        int w = in.nextInt();
        int[][] grid = new int[Math.max(h, w)][Math.max(h, w)];
        for (int row = 0; row < h; row++) for (int column = 0; column < w; column++) grid[row][column] = in.nextInt();
        StringBuilder out = new StringBuilder();
        int from = 0;
        int to = h - 1;
        while (from <= to) {
            for (int column = from; column <= to; column++) out.append(grid[from][column]).append(' ');
            for (int row = from + 1; row <= to; row++) out.append(grid[row][to]).append(' ');
            for (int column = to - 1; column >= from; column--) out.append(grid[to][column]).append(' ');
            for (int row = to - 1; row > from; row--) out.append(grid[row][from]).append(' ');
            from++;
            to--;
        }
        System.out.println(out.toString().trim());
    }
}
