// Wrong: only the first and the last child of a node change places, which is enough for up to three children.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

public class Main {
    static String text;
    static int place = 0;

    static void mirror(StringBuilder out) {
        while (place < text.length() && Character.isDigit(text.charAt(place))) out.append(text.charAt(place++));
        if (place == text.length() || text.charAt(place) != '(') return;
        List<StringBuilder> children = new ArrayList<>();
        do {
            place++;
            children.add(new StringBuilder());
            mirror(children.get(children.size() - 1));
        } while (text.charAt(place) == ',');
        place++;
        Collections.swap(children, 0, children.size() - 1);
        out.append('(').append(String.join(",", children)).append(')');
    }

    public static void main(String[] args) {
        text = new Scanner(System.in).next();
        StringBuilder out = new StringBuilder();
        mirror(out);
        System.out.println(out);
    }
}
