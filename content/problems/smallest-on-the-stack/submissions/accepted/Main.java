import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static class MinimumStack {
        // Each entry holds a number and the smallest one from the bottom up to it.
        private final int[][] entries;
        private int size = 0;

        MinimumStack(int most) {
            entries = new int[most][2];
        }

        void push(int x) {
            entries[size][0] = x;
            entries[size][1] = size == 0 ? x : Math.min(x, entries[size - 1][1]);
            size++;
        }

        void drop() {
            size--;
        }

        int minimum() {
            return entries[size - 1][1];
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int orders = Integer.parseInt(in.readLine());
        MinimumStack stack = new MinimumStack(orders);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < orders; i++) {
            String order = in.readLine();
            if (order.equals("D")) stack.drop();
            else if (order.equals("M")) out.append(stack.minimum()).append('\n');
            else stack.push(Integer.parseInt(order.substring(2)));
        }
        System.out.print(out);
    }
}
