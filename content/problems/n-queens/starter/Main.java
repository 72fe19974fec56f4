import java.util.Scanner;

public class Main {
    // The number of ways to place the queens; each square of the board is '.' or '#'.
    static int countWays(String[] board) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] board = new String[in.nextInt()];
        for (int i = 0; i < board.length; i++) board[i] = in.next();
        System.out.println(countWays(board));
    }
}
