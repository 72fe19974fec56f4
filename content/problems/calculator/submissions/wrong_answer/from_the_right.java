// Wrong: takes what follows a minus or a division sign as a whole, so equally strong operators are computed from the right.
import java.util.Scanner;

public class Main {
    static String text;
    static int place = 0;

    static char next() {
        return place < text.length() ? text.charAt(place) : ')';
    }

    static long expression() {
        long left = term();
        if (next() != '+' && next() != '-') return left;
        char sign = text.charAt(place++);
        long right = expression();
        return sign == '+' ? left + right : left - right;
    }

    static long term() {
        long left = value();
        if (next() != '*' && next() != '/') return left;
        char sign = text.charAt(place++);
        long right = term();
        return sign == '*' ? left * right : left / right;
    }

    static long value() {
        if (next() == '(') {
            place++;
            long inside = expression();
            place++;
            return inside;
        }
        long number = 0;
        while (Character.isDigit(next())) number = 10 * number + (text.charAt(place++) - '0');
        return number;
    }

    public static void main(String[] args) {
        text = new Scanner(System.in).next();
        System.out.println(expression());
    }
}
