// Wrong: stops as soon as one queue that had parcels is empty, and forgets what is left in the others.
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int count = in.nextInt();
        int[][] queues = new int[count][];
        PriorityQueue<int[]> fronts = new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
        for (int i = 0; i < count; i++) {
            queues[i] = new int[in.nextInt()];
            for (int j = 0; j < queues[i].length; j++) queues[i][j] = in.nextInt();
            if (queues[i].length > 0) fronts.add(new int[] {queues[i][0], i, 0});
        }
        StringBuilder out = new StringBuilder();
        while (true) {
            int[] front = fronts.remove();
            out.append(front[0]).append(' ');
            int next = front[2] + 1;
            if (next == queues[front[1]].length) break;
            fronts.add(new int[] {queues[front[1]][next], front[1], next});
        }
        System.out.println(out);
    }
}
