import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    // Returns the weights of all parcels, the lightest first; each queue is sorted.
    static List<Integer> merge(List<int[]> queues) {
        // Write your solution here.
        return new ArrayList<>();
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
