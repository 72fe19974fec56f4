import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.OptionalLong;
import java.util.StringTokenizer;

public class Main {
    record Offer(int a, int b, int cost) {}

    // Returns the smallest cost that connects the villages 1 to count, or nothing if that is impossible.
    static OptionalLong cheapestNetwork(int count, Offer[] offers) {
        // Write your solution here.
        return OptionalLong.empty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Offer[] offers = new Offer[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < offers.length; i++) {
            line = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(line.nextToken());
            int b = Integer.parseInt(line.nextToken());
            offers[i] = new Offer(a, b, Integer.parseInt(line.nextToken()));
        }

        OptionalLong cost = cheapestNetwork(count, offers);
        System.out.println(cost.isPresent() ? String.valueOf(cost.getAsLong()) : "impossible");
    }
}
