// Wrong: keeps the totals in 32 bits.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        int[] totals = new int[n + 1];
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) totals[i] = totals[i - 1] + Integer.parseInt(line.nextToken());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            line = new StringTokenizer(in.readLine());
            int first = Integer.parseInt(line.nextToken());
            int last = Integer.parseInt(line.nextToken());
            out.append(totals[last] - totals[first - 1]).append('\n');
        }
        System.out.print(out);
    }
}
