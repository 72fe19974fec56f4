import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.StringTokenizer;

public class Main {
    record Offer(int a, int b, int cost) {}

    record Cable(int village, int cost) {}

    // Prim's algorithm: the network grows from village 1, each time by the cheapest cable that leads out of it.
    static OptionalLong cheapestNetwork(int count, Offer[] offers) {
        List<List<Cable>> cables = new ArrayList<>();
        for (int i = 0; i <= count; i++) cables.add(new ArrayList<>());
        for (Offer offer : offers) {
            cables.get(offer.a()).add(new Cable(offer.b(), offer.cost()));
            cables.get(offer.b()).add(new Cable(offer.a(), offer.cost()));
        }

        boolean[] connected = new boolean[count + 1];
        PriorityQueue<Cable> next = new PriorityQueue<>(Comparator.comparingInt(Cable::cost));
        next.add(new Cable(1, 0));
        long total = 0;
        int missing = count;
        while (!next.isEmpty()) {
            Cable cable = next.remove();
            if (connected[cable.village()]) continue;
            connected[cable.village()] = true;
            total += cable.cost();
            missing--;
            next.addAll(cables.get(cable.village()));
        }
        return missing == 0 ? OptionalLong.of(total) : OptionalLong.empty();
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
