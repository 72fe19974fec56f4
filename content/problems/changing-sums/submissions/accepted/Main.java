import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    record Event(boolean isSum, int first, int second) {}

    static class FenwickTree {
        // sums[i] is the sum of the last `i & -i` places up to i; places are counted from 1.
        private final long[] sums;

        FenwickTree(int size) {
            sums = new long[size + 1];
        }

        void add(int place, int change) {
            for (; place < sums.length; place += place & -place) sums[place] += change;
        }

        long sumUpTo(int place) {
            long total = 0;
            for (; place > 0; place -= place & -place) total += sums[place];
            return total;
        }
    }

    static List<Long> answer(int count, Event[] events) {
        FenwickTree tree = new FenwickTree(count);
        List<Long> sums = new ArrayList<>();
        for (Event event : events) {
            if (event.isSum()) sums.add(tree.sumUpTo(event.second()) - tree.sumUpTo(event.first() - 1));
            else tree.add(event.first(), event.second());
        }
        return sums;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Event[] events = new Event[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < events.length; i++) {
            line = new StringTokenizer(in.readLine());
            boolean isSum = line.nextToken().equals("sum");
            events[i] = new Event(isSum, Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }

        StringBuilder out = new StringBuilder();
        for (long sum : answer(count, events)) out.append(sum).append('\n');
        System.out.print(out);
    }
}
