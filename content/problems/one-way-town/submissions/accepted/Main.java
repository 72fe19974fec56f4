import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

public class Main {
    record Way(int other, int street) {}

    static List<List<Way>> ways = new ArrayList<>();

    // Says of each street whether it alone joins two parts of the town.
    static boolean[] findBridges(int streets) {
        int count = ways.size();
        int[] entered = new int[count];
        // The earliest crossing that can be reached from below by one street which is not part of the tree.
        int[] earliest = new int[count];
        int[] cameBy = new int[count];
        int[] tried = new int[count];
        Arrays.fill(cameBy, -1);
        boolean[] isBridge = new boolean[streets];
        Deque<Integer> path = new ArrayDeque<>();
        int clock = 1;
        entered[0] = clock;
        earliest[0] = clock;
        path.push(0);
        while (!path.isEmpty()) {
            int here = path.peek();
            if (tried[here] < ways.get(here).size()) {
                Way way = ways.get(here).get(tried[here]++);
                if (way.street() == cameBy[here]) continue;
                if (entered[way.other()] > 0) {
                    earliest[here] = Math.min(earliest[here], entered[way.other()]);
                } else {
                    clock++;
                    entered[way.other()] = clock;
                    earliest[way.other()] = clock;
                    cameBy[way.other()] = way.street();
                    path.push(way.other());
                }
                continue;
            }
            path.pop();
            if (path.isEmpty()) break;
            earliest[path.peek()] = Math.min(earliest[path.peek()], earliest[here]);
            if (earliest[here] == entered[here]) isBridge[cameBy[here]] = true;
        }
        return isBridge;
    }

    // The number of bridges on the way from the start to each crossing.
    static int[] passedFrom(int start, boolean[] isBridge) {
        int[] passed = new int[ways.size()];
        Arrays.fill(passed, -1);
        passed[start] = 0;
        Deque<Integer> reached = new ArrayDeque<>();
        reached.add(start);
        while (!reached.isEmpty()) {
            int here = reached.remove();
            for (Way way : ways.get(here)) {
                if (passed[way.other()] >= 0) continue;
                passed[way.other()] = passed[here] + (isBridge[way.street()] ? 1 : 0);
                reached.add(way.other());
            }
        }
        return passed;
    }

    static int placeOfLargest(int[] numbers) {
        int place = 0;
        for (int i = 1; i < numbers.length; i++) if (numbers[i] > numbers[place]) place = i;
        return place;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int m = readInt(in);
        for (int i = 0; i < n; i++) ways.add(new ArrayList<>());
        for (int street = 0; street < m; street++) {
            int u = readInt(in) - 1;
            int v = readInt(in) - 1;
            ways.get(u).add(new Way(v, street));
            ways.get(v).add(new Way(u, street));
        }

        boolean[] isBridge = findBridges(m);
        int bridges = 0;
        for (boolean one : isBridge) if (one) bridges++;
        int[] passed = passedFrom(placeOfLargest(passedFrom(0, isBridge)), isBridge);
        System.out.println(bridges + " " + (bridges - passed[placeOfLargest(passed)]));
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
