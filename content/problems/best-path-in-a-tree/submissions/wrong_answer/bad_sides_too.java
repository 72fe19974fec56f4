// Wrong: takes the two best sides although they may cost more than they bring.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] down = new long[n];
        int[] up = new int[n];
        List<List<Integer>> below = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            down[i] = in.nextInt();
            below.add(new ArrayList<>());
        }
        for (int i = 1; i < n; i++) {
            up[i] = in.nextInt() - 1;
            below.get(up[i]).add(i);
        }
        List<Integer> order = new ArrayList<>(List.of(0));
        for (int i = 0; i < order.size(); i++) order.addAll(below.get(order.get(i)));
        long best = Long.MIN_VALUE;
        for (int i = n - 1; i >= 0; i--) {
            int hut = order.get(i);
            long[] sides = below.get(hut).stream().mapToLong(next -> down[next]).sorted().toArray();
            best = Math.max(best, down[hut]);
            long second = sides.length > 1 ? sides[sides.length - 2] : 0;
            if (sides.length > 0) down[hut] += sides[sides.length - 1];
            best = Math.max(best, down[hut] + second);
        }
        System.out.println(best);
    }
}
