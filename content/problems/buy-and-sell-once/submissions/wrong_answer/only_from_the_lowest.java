// Wrong: buys on the day of the lowest price of all, although an earlier purchase may bring more.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static int largestProfit(int[] prices) {
        int bought = 0;
        for (int day = 1; day < prices.length; day++) {
            if (prices[day] < prices[bought]) bought = day;
        }
        int profit = 0;
        for (int day = bought + 1; day < prices.length; day++) profit = Math.max(profit, prices[day] - prices[bought]);
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
