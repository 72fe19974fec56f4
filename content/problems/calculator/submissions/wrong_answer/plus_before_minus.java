// Wrong: gives + a higher rank than -, so a - b + c becomes a - (b + c).
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;

public class Main {
    static ArrayDeque<Long> values;
    static ArrayDeque<Character> operators;

    static int strength(char op) {
        switch (op) {
            case '*':
            case '/':
                return 3;
            case '+':
                return 2;
            case '-':
                return 1;
            default:
                return 0;
        }
    }

    static void applyTop() {
        char op = operators.pop();
        long b = values.pop();
        long a = values.pop();
        if (op == '+') values.push(a + b);
        else if (op == '-') values.push(a - b);
        else if (op == '*') values.push(a * b);
        else values.push(a / b);
    }

    // Returns the result of the expression.
    static long calculate(String text) {
        values = new ArrayDeque<>();
        operators = new ArrayDeque<>();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (Character.isDigit(c)) {
                long number = 0;
                while (i < text.length() && Character.isDigit(text.charAt(i))) {
                    number = number * 10 + (text.charAt(i) - '0');
                    i++;
                }
                values.push(number);
                continue;
            }
            if (c == '(') {
                operators.push(c);
            } else if (c == ')') {
                while (operators.peek() != '(') applyTop();
                operators.pop();
            } else {
                while (!operators.isEmpty() && strength(operators.peek()) >= strength(c)) applyTop();
                operators.push(c);
            }
            i++;
        }
        while (!operators.isEmpty()) applyTop();
        return values.pop();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(calculate(in.readLine().trim()));
    }
}
