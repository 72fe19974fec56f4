// Wrong: a number equal to the smallest one is not put down on the second stack, but takes it away when it leaves.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int orders = Integer.parseInt(in.readLine());
        ArrayDeque<Integer> numbers = new ArrayDeque<>();
        ArrayDeque<Integer> smallest = new ArrayDeque<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < orders; i++) {
            String order = in.readLine();
            if (order.equals("M")) {
                out.append(smallest.isEmpty() ? numbers.peek() : smallest.peek()).append('\n');
            } else if (order.equals("D")) {
                int gone = numbers.pop();
                if (!smallest.isEmpty() && gone == smallest.peek()) smallest.pop();
            } else {
                int x = Integer.parseInt(order.substring(2));
                numbers.push(x);
                if (smallest.isEmpty() || x < smallest.peek()) smallest.push(x);
            }
        }
        System.out.print(out);
    }
}
