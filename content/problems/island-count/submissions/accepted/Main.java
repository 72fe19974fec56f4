import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.StringTokenizer;

public class Main {
    record Square(int y, int x) {}

    // Turns this square into water and puts it into the queue, if it is land on the map.
    static void reach(char[][] map, Queue<Square> waiting, int y, int x) {
        if (y < 0 || y >= map.length || x < 0 || x >= map[0].length || map[y][x] != '#') return;
        map[y][x] = '.';
        waiting.add(new Square(y, x));
    }

    // Turns the island to which this square of land belongs into water.
    static void flood(char[][] map, int startY, int startX) {
        Queue<Square> waiting = new ArrayDeque<>();
        reach(map, waiting, startY, startX);
        while (!waiting.isEmpty()) {
            Square square = waiting.remove();
            reach(map, waiting, square.y() - 1, square.x());
            reach(map, waiting, square.y() + 1, square.x());
            reach(map, waiting, square.y(), square.x() - 1);
            reach(map, waiting, square.y(), square.x() + 1);
        }
    }

    static int countIslands(char[][] map) {
        int islands = 0;
        for (int y = 0; y < map.length; y++) {
            for (int x = 0; x < map[y].length; x++) {
                if (map[y][x] != '#') continue;
                islands++;
                flood(map, y, x);
            }
        }
        return islands;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        char[][] rows = new char[Integer.parseInt(line.nextToken())][];
        for (int y = 0; y < rows.length; y++) rows[y] = in.readLine().trim().toCharArray();
        System.out.println(countIslands(rows));
    }
}
