import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.StringJoiner;
import java.util.StringTokenizer;

public class Main {
    static int[] runningMedians(int[] readings) {
        PriorityQueue<Integer> lower = new PriorityQueue<>(Comparator.reverseOrder());
        PriorityQueue<Integer> upper = new PriorityQueue<>();
        int[] medians = new int[readings.length];
        for (int i = 0; i < readings.length; i++) {
            // Through the lower half, so that its largest reading goes up and never a smaller one.
            lower.add(readings[i]);
            upper.add(lower.remove());
            // The lower half has as many readings as the upper one, or one more.
            if (upper.size() > lower.size()) lower.add(upper.remove());
            medians[i] = lower.element();
        }
        return medians;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] readings = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < readings.length; i++) readings[i] = Integer.parseInt(line.nextToken());

        StringJoiner answer = new StringJoiner(" ");
        for (int median : runningMedians(readings)) answer.add(Integer.toString(median));
        System.out.println(answer);
    }
}
