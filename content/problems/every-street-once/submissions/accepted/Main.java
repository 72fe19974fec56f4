import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;

public class Main {
    record Street(int a, int b) {
        int other(int corner) {
            return corner == a ? b : a;
        }
    }

    static Optional<List<Integer>> findDrive(int count, Street[] streets) {
        List<Deque<Integer>> leaving = new ArrayList<>();
        for (int i = 0; i <= count; i++) leaving.add(new ArrayDeque<>());
        for (int number = 0; number < streets.length; number++) {
            leaving.get(streets[number].a()).push(number);
            leaving.get(streets[number].b()).push(number);
        }

        int start = streets[0].a();
        int odd = 0;
        for (int corner = 1; corner <= count; corner++) {
            if (leaving.get(corner).size() % 2 == 0) continue;
            start = corner;
            odd++;
        }
        if (odd > 2) return Optional.empty();

        boolean[] used = new boolean[streets.length];
        List<Integer> drive = new ArrayList<>();
        Deque<Integer> way = new ArrayDeque<>();
        way.push(start);
        while (!way.isEmpty()) {
            int corner = way.peek();
            if (leaving.get(corner).isEmpty()) {
                // Stuck: what lies behind this corner is complete.
                drive.add(way.pop());
                continue;
            }
            int number = leaving.get(corner).pop();
            if (used[number]) continue;
            used[number] = true;
            way.push(streets[number].other(corner));
        }
        // Streets that cannot be reached from the start are missing.
        return drive.size() == streets.length + 1 ? Optional.of(drive) : Optional.empty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Street[] streets = new Street[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < streets.length; i++) {
            line = new StringTokenizer(in.readLine());
            streets[i] = new Street(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }

        Optional<List<Integer>> drive = findDrive(count, streets);
        StringBuilder out = new StringBuilder();
        drive.ifPresent(corners -> corners.forEach(corner -> out.append(corner).append(' ')));
        System.out.println(drive.isPresent() ? out.toString().trim() : "impossible");
    }
}
