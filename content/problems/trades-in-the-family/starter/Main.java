import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns the number of rooted trades for each person; trades[1] and parents[1] are those of person 1.
    // The first entry of each array, also of the returned one, is not used.
    static int[] countRooted(int least, int[] trades, int[] parents) {
        // Write your solution here.
        return new int[trades.length];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int k = Integer.parseInt(line.nextToken());
        int[] trades = new int[n + 1];
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) trades[i] = Integer.parseInt(line.nextToken());
        int[] parents = new int[n + 1];
        line = new StringTokenizer(in.readLine());
        for (int i = 2; i <= n; i++) parents[i] = Integer.parseInt(line.nextToken());

        int[] rooted = countRooted(k, trades, parents);
        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= n; i++) out.append(rooted[i]).append(' ');
        System.out.println(out.toString().trim());
    }
}
