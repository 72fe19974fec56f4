// Wrong: walks to the right, to the left and down, but never up.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int height = in.nextInt();
        int width = in.nextInt();
        char[][] rows = new char[height][];
        for (int y = 0; y < height; y++) rows[y] = in.next().toCharArray();
        int islands = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (rows[y][x] != '#') continue;
                islands++;
                Deque<int[]> waiting = new ArrayDeque<>();
                waiting.push(new int[] {y, x});
                while (!waiting.isEmpty()) {
                    int[] at = waiting.pop();
                    if (at[0] >= height || at[1] < 0 || at[1] >= width || rows[at[0]][at[1]] != '#') continue;
                    rows[at[0]][at[1]] = '.';
                    waiting.push(new int[] {at[0], at[1] + 1});
                    waiting.push(new int[] {at[0], at[1] - 1});
                    waiting.push(new int[] {at[0] + 1, at[1]});
                }
            }
        }
        System.out.println(islands);
    }
}
