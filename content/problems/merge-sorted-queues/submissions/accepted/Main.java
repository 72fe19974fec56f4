import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.StringTokenizer;

public class Main {
    // A parcel in front: its weight, its place in its queue, and the queue.
    record Front(int weight, int place, int[] queue) {}

    static List<Integer> merge(List<int[]> queues) {
        PriorityQueue<Front> fronts = new PriorityQueue<>(Comparator.comparingInt(Front::weight));
        for (int[] queue : queues) {
            if (queue.length > 0) fronts.add(new Front(queue[0], 0, queue));
        }
        List<Integer> merged = new ArrayList<>();
        while (!fronts.isEmpty()) {
            Front lightest = fronts.remove();
            merged.add(lightest.weight());
            int next = lightest.place() + 1;
            int[] queue = lightest.queue();
            if (next < queue.length) fronts.add(new Front(queue[next], next, queue));
        }
        return merged;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int count = Integer.parseInt(in.readLine().trim());
        List<int[]> queues = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            int[] queue = new int[Integer.parseInt(line.nextToken())];
            for (int j = 0; j < queue.length; j++) queue[j] = Integer.parseInt(line.nextToken());
            queues.add(queue);
        }
        StringBuilder out = new StringBuilder();
        for (int weight : merge(queues)) out.append(weight).append(' ');
        System.out.println(out.toString().trim());
    }
}
