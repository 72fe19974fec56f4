import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.StringTokenizer;

public class Main {
    static long trappedRain(int[] walls) {
        // Blocks that wait for a higher one; their heights fall from bottom to top.
        Deque<Integer> stack = new ArrayDeque<>();
        long rain = 0;
        for (int place = 0; place < walls.length; place++) {
            while (!stack.isEmpty() && walls[stack.peek()] <= walls[place]) {
                int floor = walls[stack.pop()];
                // Without a block to its left the water flows off.
                if (stack.isEmpty()) break;
                int left = stack.peek();
                long depth = Math.min(walls[left], walls[place]) - floor;
                rain += depth * (place - left - 1);
            }
            stack.push(place);
        }
        return rain;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] walls = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < walls.length; i++) walls[i] = Integer.parseInt(line.nextToken());
        System.out.println(trappedRain(walls));
    }
}
