import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // For each place of s except the first, how many letters from there on are the same as at the beginning of s.
    static int[] zFunction(String s) {
        int[] z = new int[s.length()];
        // The match that ends last so far: the letters from start to before end are the beginning of s.
        int start = 0;
        int end = 0;
        for (int i = 1; i < z.length; i++) {
            int same = i < end ? Math.min(z[i - start], end - i) : 0;
            while (i + same < z.length && s.charAt(same) == s.charAt(i + same)) same++;
            if (i + same > end) {
                start = i;
                end = i + same;
            }
            z[i] = same;
        }
        return z;
    }

    static int[] countHits(String word, String text, int[] lengths) {
        // No match goes past the mark, because it is not in the text.
        int[] z = zFunction(word + '#' + text);
        int[] hits = new int[word.length() + 1];
        for (int i = word.length() + 1; i < z.length; i++) hits[z[i]]++;
        // Where more letters are the same, fewer are as well.
        for (int length = word.length(); length > 0; length--) hits[length - 1] += hits[length];

        int[] answers = new int[lengths.length];
        for (int i = 0; i < lengths.length; i++) answers[i] = hits[lengths[i]];
        return answers;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String word = in.readLine();
        String text = in.readLine();
        int[] lengths = new int[Integer.parseInt(in.readLine())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < lengths.length; i++) lengths[i] = Integer.parseInt(line.nextToken());

        StringBuilder out = new StringBuilder();
        for (int hits : countHits(word, text, lengths)) out.append(hits).append('\n');
        System.out.print(out);
    }
}
