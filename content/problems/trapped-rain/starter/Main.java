import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns how many cubic metres of water stand on the blocks.
    static long trappedRain(int[] walls) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] walls = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < walls.length; i++) walls[i] = Integer.parseInt(line.nextToken());
        System.out.println(trappedRain(walls));
    }
}
