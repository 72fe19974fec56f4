// Wrong: computes the three values of a day one after the other, so that a sale of today is rested from today.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer line = new StringTokenizer(in.readLine());
        long holding = Long.MIN_VALUE / 2, sold = 0, free = 0;
        for (int day = 0; day < n; day++) {
            long price = Long.parseLong(line.nextToken());
            sold = Math.max(sold, holding + price);
            free = Math.max(free, sold);
            holding = Math.max(holding, free - price);
        }
        System.out.println(Math.max(sold, free));
    }
}
