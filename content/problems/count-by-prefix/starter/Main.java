import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    // The sign is + or ?.
    record Line(char sign, String letters) {}

    // Returns the answers to all questions.
    static List<Integer> countByPrefix(List<Line> lines) {
        // Write your solution here.
        List<Integer> answers = new ArrayList<>();
        for (Line line : lines) {
            if (line.sign() == '?') answers.add(0);
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
