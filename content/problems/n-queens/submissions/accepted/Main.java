import java.util.Scanner;

public class Main {
    final String[] board;
    final boolean[] columns;
    final boolean[] falling; // by row - column, moved up so that no index is negative
    final boolean[] rising; // by row + column

    Main(String[] board) {
        this.board = board;
        columns = new boolean[board.length];
        falling = new boolean[2 * board.length];
        rising = new boolean[2 * board.length];
    }

    // The number of ways for this row and those below it.
    int countWays(int row) {
        int n = board.length;
        if (row == n) return 1;
        int ways = 0;
        for (int column = 0; column < n; column++) {
            if (board[row].charAt(column) == '#') continue;
            if (columns[column] || falling[row - column + n] || rising[row + column]) continue;
            take(row, column, true);
            ways += countWays(row + 1);
            take(row, column, false);
        }
        return ways;
    }

    void take(int row, int column, boolean taken) {
        columns[column] = taken;
        falling[row - column + board.length] = taken;
        rising[row + column] = taken;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] board = new String[in.nextInt()];
        for (int i = 0; i < board.length; i++) board[i] = in.next();
        System.out.println(new Main(board).countWays(0));
    }
}
