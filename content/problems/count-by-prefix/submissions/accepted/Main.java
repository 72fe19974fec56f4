import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    record Line(char sign, String letters) {}

    static class Node {
        final Node[] next = new Node[26];
        int count = 0;
    }

    static void learn(Node root, String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            int letter = word.charAt(i) - 'a';
            if (node.next[letter] == null) node.next[letter] = new Node();
            node = node.next[letter];
            node.count++;
        }
    }

    static int wordsWith(Node root, String prefix) {
        Node node = root;
        for (int i = 0; i < prefix.length(); i++) {
            node = node.next[prefix.charAt(i) - 'a'];
            if (node == null) return 0;
        }
        return node.count;
    }

    static List<Integer> countByPrefix(List<Line> lines) {
        Node root = new Node();
        List<Integer> answers = new ArrayList<>();
        for (Line line : lines) {
            if (line.sign() == '+') learn(root, line.letters());
            else answers.add(wordsWith(root, line.letters()));
        }
        return answers;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String line = in.readLine().trim();
            lines.add(new Line(line.charAt(0), line.substring(2)));
        }
        StringBuilder out = new StringBuilder();
        for (int answer : countByPrefix(lines)) out.append(answer).append('\n');
        System.out.print(out);
    }
}
