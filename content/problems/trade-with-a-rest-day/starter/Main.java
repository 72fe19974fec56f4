import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns the largest profit with any number of trades and a day of rest after each.
    static long largestProfit(int[] prices) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] prices = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < prices.length; i++) prices[i] = Integer.parseInt(line.nextToken());
        System.out.println(largestProfit(prices));
    }
}
