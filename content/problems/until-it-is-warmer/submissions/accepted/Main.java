import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.StringJoiner;
import java.util.StringTokenizer;

public class Main {
    static int[] daysUntilWarmer(int[] temperatures) {
        int[] waits = new int[temperatures.length];
        // Days that have not seen a warmer one; their temperatures never rise from bottom to top.
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int day = 0; day < temperatures.length; day++) {
            while (!waiting.isEmpty() && temperatures[waiting.peek()] < temperatures[day]) {
                int earlier = waiting.pop();
                waits[earlier] = day - earlier;
            }
            waiting.push(day);
        }
        return waits;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] temperatures = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < temperatures.length; i++) temperatures[i] = Integer.parseInt(line.nextToken());

        StringJoiner answer = new StringJoiner(" ");
        for (int wait : daysUntilWarmer(temperatures)) answer.add(Integer.toString(wait));
        System.out.println(answer);
    }
}
