import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Optional;
import java.util.StringTokenizer;

public class Main {
    // The numbers of two articles, counted from 1.
    record Pair(int first, int second) {}

    // Returns two articles that cost `total` together, or nothing if there are none. The prices are sorted, the lowest first.
    static Optional<Pair> findPair(int[] prices, int total) {
        // Write your solution here.
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
