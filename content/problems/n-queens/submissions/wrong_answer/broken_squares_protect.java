// Wrong: lets broken squares stop an attack, so a queen is safe behind them.
import java.util.Scanner;

public class Main {
    static String[] board;
    static int[] queens;

    static boolean attacked(int row, int column) {
        for (int step = -1; step <= 1; step++) {
            int c = column + step;
            for (int r = row - 1; r >= 0 && c >= 0 && c < board.length && board[r].charAt(c) == '.'; r--) {
                if (queens[r] == c) return true;
                c += step;
            }
        }
        return false;
    }

    static int countWays(int row) {
        if (row == board.length) return 1;
        int ways = 0;
        for (int column = 0; column < board.length; column++) {
            if (board[row].charAt(column) == '#' || attacked(row, column)) continue;
            queens[row] = column;
            ways += countWays(row + 1);
        }
        return ways;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        board = new String[in.nextInt()];
        queens = new int[board.length];
        for (int i = 0; i < board.length; i++) board[i] = in.next();
        System.out.println(countWays(0));
    }
}
