import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static final int MODULUS = 1_000_000_007;

    record Question(int n, int k) {}

    static long power(long base, int exponent) {
        long result = 1;
        for (; exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1) result = result * base % MODULUS;
            base = base * base % MODULUS;
        }
        return result;
    }

    static long[] countTeams(Question[] questions) {
        int largest = 0;
        for (Question question : questions) largest = Math.max(largest, question.n());
        long[] factorials = new long[largest + 1];
        factorials[0] = 1;
        for (int i = 1; i <= largest; i++) factorials[i] = factorials[i - 1] * i % MODULUS;

        // One inverse is enough: 1/(i-1)! is i times 1/i!.
        long[] inverses = new long[largest + 1];
        inverses[largest] = power(factorials[largest], MODULUS - 2);
        for (int i = largest; i > 0; i--) inverses[i - 1] = inverses[i] * i % MODULUS;

        long[] counts = new long[questions.length];
        for (int i = 0; i < counts.length; i++) {
            int n = questions[i].n();
            int k = questions[i].k();
            if (k <= n) counts[i] = factorials[n] * inverses[k] % MODULUS * inverses[n - k] % MODULUS;
        }
        return counts;
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
