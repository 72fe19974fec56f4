import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.StringTokenizer;

public class Main {
    record Fire(int y, int x, int minute) {}

    static final int[][] DIRECTIONS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    static boolean isTree(char[][] rows, int y, int x) {
        return y >= 0 && y < rows.length && x >= 0 && x < rows[y].length && rows[y][x] == 'T';
    }

    static OptionalInt minutesUntilAllBurn(char[][] rows) {
        Queue<Fire> queue = new ArrayDeque<>();
        int trees = 0;
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length; x++) {
                if (rows[y][x] == '*') queue.add(new Fire(y, x, 0));
                if (rows[y][x] == 'T') trees++;
            }
        }

        int last = 0;
        while (!queue.isEmpty()) {
            Fire fire = queue.remove();
            last = fire.minute();
            for (int[] direction : DIRECTIONS) {
                int y = fire.y() + direction[0];
                int x = fire.x() + direction[1];
                if (!isTree(rows, y, x)) continue;
                rows[y][x] = '*';
                trees--;
                queue.add(new Fire(y, x, fire.minute() + 1));
            }
        }
        return trees == 0 ? OptionalInt.of(last) : OptionalInt.empty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[][] rows = new char[Integer.parseInt(new StringTokenizer(in.readLine()).nextToken())][];
        for (int y = 0; y < rows.length; y++) rows[y] = in.readLine().trim().toCharArray();
        OptionalInt minutes = minutesUntilAllBurn(rows);
        System.out.println(minutes.isPresent() ? String.valueOf(minutes.getAsInt()) : "never");
    }
}
