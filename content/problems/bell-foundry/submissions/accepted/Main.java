import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.StringTokenizer;

public class Main {
    record Bell(int hours, int deadline, int mostSaved, int price) {}

    record Offer(int price, int hoursLeft) {}

    /** The fewest coins, or -1 if some bell must be late. */
    static long fewestCoins(Bell[] bells) {
        Arrays.sort(bells, Comparator.comparingInt(Bell::deadline));
        // Hours of all bells cast so far, the cheapest first.
        PriorityQueue<Offer> forSale = new PriorityQueue<>(Comparator.comparingInt(Offer::price));
        long coins = 0;
        long now = 0;
        for (Bell bell : bells) {
            now += bell.hours;
            forSale.add(new Offer(bell.price, bell.mostSaved));
            // An hour saved on any earlier bell moves this one forward, so the cheapest of them all is best.
            while (now > bell.deadline) {
                Offer cheapest = forSale.poll();
                if (cheapest == null) {
                    return -1;
                }
                long bought = Math.min(cheapest.hoursLeft, now - bell.deadline);
                coins += bought * cheapest.price;
                now -= bought;
                if (bought < cheapest.hoursLeft) {
                    forSale.add(new Offer(cheapest.price, cheapest.hoursLeft - (int) bought));
                }
            }
        }
        return coins;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Bell[] bells = new Bell[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < bells.length; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            bells[i] = new Bell(
                    Integer.parseInt(line.nextToken()),
                    Integer.parseInt(line.nextToken()),
                    Integer.parseInt(line.nextToken()),
                    Integer.parseInt(line.nextToken()));
        }
        long coins = fewestCoins(bells);
        System.out.println(coins < 0 ? "impossible" : String.valueOf(coins));
    }
}
