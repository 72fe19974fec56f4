import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    static final Deque<Long> values = new ArrayDeque<>();
    static final Deque<Character> operators = new ArrayDeque<>();

    static int priority(char operator) {
        return switch (operator) {
            case '+', '-' -> 1;
            case '*', '/' -> 2;
            default -> 0;
        };
    }

    static void applyTop() {
        long right = values.pop();
        long left = values.pop();
        values.push(switch (operators.pop()) {
            case '+' -> left + right;
            case '-' -> left - right;
            case '*' -> left * right;
            default -> left / right;
        });
    }

    static long calculate(String text) {
        // The outer parentheses compute what waits at the end.
        String whole = "(" + text + ")";
        for (int i = 0; i < whole.length(); i++) {
            char token = whole.charAt(i);
            if (Character.isDigit(token)) {
                int end = i + 1;
                while (Character.isDigit(whole.charAt(end))) end++;
                values.push(Long.parseLong(whole.substring(i, end)));
                i = end - 1;
            } else if (token == '(') {
                operators.push(token);
            } else if (token == ')') {
                while (operators.peek() != '(') applyTop();
                operators.pop();
            } else {
                while (priority(operators.peek()) >= priority(token)) applyTop();
                operators.push(token);
            }
        }
        return values.pop();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(calculate(in.readLine().trim()));
    }
}
