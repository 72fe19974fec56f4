// Right but too slow: keeps the open containers in a string, which is copied at every bracket.
import java.util.Scanner;

public class Main {
    static final String OPENING = "([{", CLOSING = ")]}";

    static String inspect(String text) {
        String open = "";
        for (int i = 0; i < text.length(); i++) {
            int size = OPENING.indexOf(text.charAt(i)), ended = CLOSING.indexOf(text.charAt(i));
            if (size >= 0) {
                if (!open.isEmpty() && OPENING.indexOf(open.charAt(0)) < size) return "mistake " + (i + 1);
                open = text.charAt(i) + open;
            } else if (ended >= 0) {
                if (open.isEmpty() || open.charAt(0) != OPENING.charAt(ended)) return "mistake " + (i + 1);
                open = open.substring(1);
            }
        }
        StringBuilder missing = new StringBuilder();
        for (char bracket : open.toCharArray()) missing.append(CLOSING.charAt(OPENING.indexOf(bracket)));
        return open.isEmpty() ? "proper" : "close " + missing;
    }

    public static void main(String[] args) {
        System.out.println(inspect(new Scanner(System.in).next()));
    }
}
