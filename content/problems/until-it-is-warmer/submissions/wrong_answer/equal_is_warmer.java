// Wrong: takes an equally warm day for a warmer one.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] temperatures = new int[n];
        int[] waits = new int[n];
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int day = 0; day < n; day++) {
            temperatures[day] = in.nextInt();
            while (!waiting.isEmpty() && temperatures[waiting.peek()] <= temperatures[day]) {
                int earlier = waiting.pop();
                waits[earlier] = day - earlier;
            }
            waiting.push(day);
        }
        StringBuilder answer = new StringBuilder();
        for (int wait : waits) answer.append(wait).append(' ');
        System.out.println(answer);
    }
}
