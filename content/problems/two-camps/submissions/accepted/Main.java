import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.StringTokenizer;

public class Main {
    // Two children who quarrel.
    record Pair(int a, int b) {}

    static Optional<int[]> split(int count, Pair[] pairs) {
        List<List<Integer>> quarrels = new ArrayList<>();
        for (int i = 0; i < count; i++) quarrels.add(new ArrayList<>());
        for (Pair pair : pairs) {
            quarrels.get(pair.a() - 1).add(pair.b() - 1);
            quarrels.get(pair.b() - 1).add(pair.a() - 1);
        }

        int[] camps = new int[count];
        for (int start = 0; start < count; start++) {
            if (camps[start] != 0) continue;
            // The first child of a group is free to choose, and decides for all others.
            camps[start] = 1;
            Queue<Integer> queue = new ArrayDeque<>(List.of(start));
            while (!queue.isEmpty()) {
                int child = queue.remove();
                for (int other : quarrels.get(child)) {
                    if (camps[other] == camps[child]) return Optional.empty();
                    if (camps[other] != 0) continue;
                    camps[other] = 3 - camps[child];
                    queue.add(other);
                }
            }
        }
        return Optional.of(camps);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Pair[] pairs = new Pair[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < pairs.length; i++) {
            line = new StringTokenizer(in.readLine());
            pairs[i] = new Pair(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }

        Optional<int[]> camps = split(count, pairs);
        if (camps.isEmpty()) {
            System.out.println("impossible");
            return;
        }
        StringBuilder out = new StringBuilder();
        for (int camp : camps.get()) out.append(camp).append(' ');
        System.out.println(out.toString().trim());
    }
}
