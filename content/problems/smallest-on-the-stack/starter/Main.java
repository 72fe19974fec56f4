import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static class MinimumStack {
        // Makes an empty stack.
        MinimumStack() {
            // Write your solution here.
        }

        // Puts x on top.
        void push(int x) {
        }

        // Takes the number on top away.
        void drop() {
        }

        // Returns the smallest number on the stack.
        int minimum() {
            return 0;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int orders = Integer.parseInt(in.readLine());
        MinimumStack stack = new MinimumStack();
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
