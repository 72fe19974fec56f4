import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The best profit by the evening of a day if she has the coin, sold it on this day, or neither.
    record Evening(long holding, long sold, long free) {
        Evening next(int price) {
            return new Evening(Math.max(holding, free - price), holding + price, Math.max(free, sold));
        }
    }

    static long largestProfit(int[] prices) {
        Evening evening = new Evening(-prices[0], 0, 0);
        for (int day = 1; day < prices.length; day++) evening = evening.next(prices[day]);
        return Math.max(evening.sold(), evening.free());
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] prices = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < prices.length; i++) prices[i] = Integer.parseInt(line.nextToken());
        System.out.println(largestProfit(prices));
    }
}
