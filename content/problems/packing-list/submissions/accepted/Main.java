import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    // From small to large; the place in the string is the size.
    static final String OPENING = "([{";
    static final String CLOSING = ")]}";

    static String inspect(String text) {
        Deque<Integer> openSizes = new ArrayDeque<>();
        for (int i = 0; i < text.length(); i++) {
            int opened = OPENING.indexOf(text.charAt(i));
            int closed = CLOSING.indexOf(text.charAt(i));
            if (opened >= 0) {
                if (!openSizes.isEmpty() && openSizes.peek() < opened) {
                    return "mistake " + (i + 1);
                }
                openSizes.push(opened);
            } else if (closed >= 0) {
                if (openSizes.isEmpty() || openSizes.pop() != closed) {
                    return "mistake " + (i + 1);
                }
            }
        }
        if (openSizes.isEmpty()) {
            return "proper";
        }
        StringBuilder missing = new StringBuilder();
        for (int size : openSizes) {
            missing.append(CLOSING.charAt(size));
        }
        return "close " + missing;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(inspect(in.readLine().trim()));
    }
}
