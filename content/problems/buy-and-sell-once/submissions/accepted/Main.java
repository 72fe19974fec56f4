import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The largest profit of one purchase and one later sale, or 0.
    static int largestProfit(int[] prices) {
        int lowest = prices[0];
        int profit = 0;
        for (int price : prices) {
            lowest = Math.min(lowest, price);
            profit = Math.max(profit, price - lowest);
        }
        return profit;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] prices = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < prices.length; i++) prices[i] = Integer.parseInt(line.nextToken());
        System.out.println(largestProfit(prices));
    }
}
