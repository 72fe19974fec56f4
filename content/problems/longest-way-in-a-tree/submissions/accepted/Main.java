import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    record Path(int to, int length) {}

    record Place(int hut, long distance) {}

    // Returns the hut farthest away from `start`, with its distance.
    static Place farthest(List<List<Path>> paths, int start) {
        long[] distances = new long[paths.size()];
        Arrays.fill(distances, -1);
        distances[start] = 0;
        Deque<Integer> stack = new ArrayDeque<>(List.of(start));
        int best = start;
        while (!stack.isEmpty()) {
            int hut = stack.pop();
            if (distances[hut] > distances[best]) best = hut;
            for (Path path : paths.get(hut)) {
                if (distances[path.to()] >= 0) continue;
                distances[path.to()] = distances[hut] + path.length();
                stack.push(path.to());
            }
        }
        return new Place(best, distances[best]);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<List<Path>> paths = new ArrayList<>();
        for (int i = 0; i <= n; i++) paths.add(new ArrayList<>());
        for (int i = 1; i < n; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(line.nextToken());
            int b = Integer.parseInt(line.nextToken());
            int length = Integer.parseInt(line.nextToken());
            paths.get(a).add(new Path(b, length));
            paths.get(b).add(new Path(a, length));
        }
        int end = farthest(paths, 1).hut();
        System.out.println(farthest(paths, end).distance());
    }
}
