import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static final int MODULUS = 1_000_000_007;

    record Question(int n, int k) {}

    // Returns the remainder for each question.
    static long[] countTeams(Question[] questions) {
        // Write your solution here.
        return new long[questions.length];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Question[] questions = new Question[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < questions.length; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            questions[i] = new Question(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }

        StringBuilder out = new StringBuilder();
        for (long count : countTeams(questions)) out.append(count).append('\n');
        System.out.print(out);
    }
}
