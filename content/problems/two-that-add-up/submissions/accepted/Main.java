import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Optional;
import java.util.StringTokenizer;

public class Main {
    record Pair(int first, int second) {}

    static Optional<Pair> findPair(int[] prices, int total) {
        int low = 0;
        int high = prices.length - 1;
        while (low < high) {
            int together = prices[low] + prices[high];
            if (together == total) return Optional.of(new Pair(low + 1, high + 1));
            // Too cheap even with the dearest partner that is left, or too dear even with the cheapest one.
            if (together < total) low++;
            else high--;
        }
        return Optional.empty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] prices = new int[Integer.parseInt(line.nextToken())];
        int total = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < prices.length; i++) prices[i] = Integer.parseInt(line.nextToken());

        System.out.println(findPair(prices, total).map(pair -> pair.first() + " " + pair.second()).orElse("none"));
    }
}
