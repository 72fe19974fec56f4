import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Changes the pointers next[1], next[2], ... and returns the new first wagon.
    static int reverseInGroups(int[] next, int first, int k) {
        // Write your solution here.
        return first;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int k = Integer.parseInt(line.nextToken());
        int first = Integer.parseInt(line.nextToken());
        int[] next = new int[n + 1];
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) next[i] = Integer.parseInt(line.nextToken());

        StringBuilder out = new StringBuilder();
        out.append(reverseInGroups(next, first, k)).append('\n');
        for (int i = 1; i <= n; i++) out.append(next[i]).append(' ');
        System.out.println(out.toString().trim());
    }
}
