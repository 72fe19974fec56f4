import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.StringTokenizer;

public class Main {
    // What you have, besides the cell you stand on.
    static final int NO_STICK = 0;
    static final int CARRYING = 1;
    static final int MATCH_USED = 2;

    record State(int row, int column, int having, int moves) {}

    /** The fewest moves to the exit, or -1 if it cannot be reached. */
    static int fewestMoves(String[] cave) {
        boolean[][][] seen = new boolean[3][cave.length][cave[0].length()];
        Queue<State> waiting = new ArrayDeque<>();
        waiting.add(start(cave));
        int[] down = {1, -1, 0, 0};
        int[] right = {0, 0, 1, -1};
        while (!waiting.isEmpty()) {
            State here = waiting.remove();
            if (cave[here.row].charAt(here.column) == 'E') {
                return here.moves;
            }
            for (int way = 0; way < 4; way++) {
                int row = here.row + down[way];
                int column = here.column + right[way];
                if (row < 0 || row >= cave.length || column < 0 || column >= cave[0].length()) {
                    continue;
                }
                char terrain = cave[row].charAt(column);
                if (terrain == '#' && here.having != CARRYING) {
                    continue;
                }
                int now = here.having;
                if (terrain == '#') {
                    now = MATCH_USED;
                } else if (terrain == 'd' && now == NO_STICK) {
                    now = CARRYING;
                }
                if (!seen[now][row][column]) {
                    seen[now][row][column] = true;
                    waiting.add(new State(row, column, now, here.moves + 1));
                }
            }
        }
        return -1;
    }

    static State start(String[] cave) {
        int row = 0;
        while (cave[row].indexOf('S') < 0) {
            row++;
        }
        return new State(row, cave[row].indexOf('S'), NO_STICK, 0);
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
