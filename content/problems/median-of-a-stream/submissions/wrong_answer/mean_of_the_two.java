// Wrong: of an even number of readings, takes the mean of the two in the middle.
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        PriorityQueue<Long> lower = new PriorityQueue<>(Comparator.reverseOrder());
        PriorityQueue<Long> upper = new PriorityQueue<>();
        StringBuilder answer = new StringBuilder();
        for (int i = 1; i <= n; i++) {
            lower.add(in.nextLong());
            upper.add(lower.remove());
            if (upper.size() > lower.size()) lower.add(upper.remove());
            answer.append(i % 2 == 1 ? lower.element() : (lower.element() + upper.element()) / 2).append(' ');
        }
        System.out.println(answer);
    }
}
