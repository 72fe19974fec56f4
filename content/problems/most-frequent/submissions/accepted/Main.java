import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.StringTokenizer;

public class Main {
    static List<Integer> chooseDishes(List<Integer> orders, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int dish : orders) counts.merge(dish, 1, Integer::sum);

        Comparator<Integer> better = Comparator.comparing((Integer dish) -> counts.get(dish)).reversed()
            .thenComparing(Comparator.naturalOrder());
        // The best k dishes so far, with the worst of them on top.
        PriorityQueue<Integer> best = new PriorityQueue<>(better.reversed());
        for (int dish : counts.keySet()) {
            best.add(dish);
            if (best.size() > k) best.remove();
        }

        List<Integer> board = new ArrayList<>();
        while (!best.isEmpty()) board.add(best.remove());
        Collections.reverse(board);
        return board;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int k = Integer.parseInt(line.nextToken());
        List<Integer> orders = new ArrayList<>();
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) orders.add(Integer.parseInt(line.nextToken()));

        StringBuilder out = new StringBuilder();
        for (int dish : chooseDishes(orders, k)) out.append(dish).append(' ');
        System.out.println(out.toString().trim());
    }
}
