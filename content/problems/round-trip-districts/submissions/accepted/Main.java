import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    record Street(int from, int to) {}

    record Step(int square, boolean isDone) {}

    // Searches from the square, depth first, and returns the squares that were not seen before as they are finished.
    static List<Integer> finishedBehind(int start, List<List<Integer>> ends, boolean[] seen) {
        List<Integer> finished = new ArrayList<>();
        Deque<Step> waiting = new ArrayDeque<>();
        waiting.push(new Step(start, false));
        while (!waiting.isEmpty()) {
            Step step = waiting.pop();
            if (step.isDone()) finished.add(step.square());
            if (seen[step.square()]) continue;
            seen[step.square()] = true;
            // It is finished when all that lies above it on the stack is done.
            waiting.push(new Step(step.square(), true));
            for (int end : ends.get(step.square())) waiting.push(new Step(end, false));
        }
        return finished;
    }

    static List<Integer> districtSizes(int count, Street[] streets) {
        List<List<Integer>> onwards = new ArrayList<>();
        List<List<Integer>> backwards = new ArrayList<>();
        for (int i = 0; i <= count; i++) {
            onwards.add(new ArrayList<>());
            backwards.add(new ArrayList<>());
        }
        for (Street street : streets) {
            onwards.get(street.from()).add(street.to());
            backwards.get(street.to()).add(street.from());
        }

        boolean[] seen = new boolean[count + 1];
        List<Integer> order = new ArrayList<>();
        for (int square = 1; square <= count; square++) order.addAll(finishedBehind(square, onwards, seen));
        Collections.reverse(order);
        // Against the streets, a search from the square that was finished last stays inside its district.
        boolean[] taken = new boolean[count + 1];
        List<Integer> sizes = new ArrayList<>();
        for (int square : order) {
            if (!taken[square]) sizes.add(finishedBehind(square, backwards, taken).size());
        }
        return sizes;
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
        List<Integer> sizes = districtSizes(count, streets);
        System.out.println(sizes.size() + " " + Collections.max(sizes));
    }
}
