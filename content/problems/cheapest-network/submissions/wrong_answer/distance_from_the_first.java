// Wrong: adds the cost of the way to the part of the network that is there, so it finds cheapest ways from village 1 instead.
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        List<List<long[]>> cables = new ArrayList<>();
        for (int i = 0; i <= n; i++) cables.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            long cost = in.nextLong();
            cables.get(a).add(new long[] {b, cost});
            cables.get(b).add(new long[] {a, cost});
        }
        boolean[] connected = new boolean[n + 1];
        PriorityQueue<long[]> next = new PriorityQueue<>((one, other) -> Long.compare(one[0], other[0]));
        next.add(new long[] {0, 1, 0});
        long total = 0;
        int missing = n;
        while (!next.isEmpty()) {
            long[] cable = next.remove();
            if (connected[(int) cable[1]]) continue;
            connected[(int) cable[1]] = true;
            total += cable[2];
            missing--;
            for (long[] more : cables.get((int) cable[1])) next.add(new long[] {cable[0] + more[1], more[0], more[1]});
        }
        System.out.println(missing == 0 ? String.valueOf(total) : "impossible");
    }
}
