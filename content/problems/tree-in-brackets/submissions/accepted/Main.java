import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    record Node(String label, List<Node> children) {}

    // Reads one tree from the place on where the last one ended. The stack is large enough for the deepest tree here.
    static class Reader {
        private final String text;
        private int place = 0;

        Reader(String text) {
            this.text = text;
        }

        Node readTree() {
            int start = place;
            while (place < text.length() && Character.isDigit(text.charAt(place))) place++;
            Node node = new Node(text.substring(start, place), new ArrayList<>());
            if (place < text.length() && text.charAt(place) == '(') {
                do {
                    place++; // over the bracket or the comma
                    node.children().add(readTree());
                } while (text.charAt(place) == ',');
                place++; // over the closing bracket
            }
            return node;
        }
    }

    static void writeMirrored(Node node, StringBuilder out) {
        out.append(node.label());
        List<Node> children = node.children();
        if (children.isEmpty()) return;
        for (int i = children.size() - 1; i >= 0; i--) {
            out.append(i == children.size() - 1 ? '(' : ',');
            writeMirrored(children.get(i), out);
        }
        out.append(')');
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        writeMirrored(new Reader(in.readLine().trim()).readTree(), out);
        System.out.println(out);
    }
}
