// Wrong: prints the last minute in which a tree begins to burn, even if other trees never do.
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int h = in.nextInt();
        int w = in.nextInt();
        char[][] map = new char[h][];
        Queue<int[]> queue = new ArrayDeque<>();
        for (int y = 0; y < h; y++) {
            map[y] = in.next().toCharArray();
            for (int x = 0; x < w; x++) if (map[y][x] == '*') queue.add(new int[] {y, x, 0});
        }
        int last = 0;
        while (!queue.isEmpty()) {
            int[] fire = queue.remove();
            last = fire[2];
            for (int[] step : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                int y = fire[0] + step[0];
                int x = fire[1] + step[1];
                if (y < 0 || y >= h || x < 0 || x >= w || map[y][x] != 'T') continue;
                map[y][x] = '*';
                queue.add(new int[] {y, x, last + 1});
            }
        }
        System.out.println(last);
    }
}
