import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns the largest sum of a walk; hut i is worth fun[i], up[i] is the hut above it, and hut 0 is at the top.
    static long bestWalk(int[] fun, int[] up) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] fun = new int[n], up = new int[n];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) fun[i] = Integer.parseInt(line.nextToken());
        if (n > 1) line = new StringTokenizer(in.readLine());
        for (int i = 1; i < n; i++) up[i] = Integer.parseInt(line.nextToken()) - 1;
        System.out.println(bestWalk(fun, up));
    }
}
