import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns for each of the lengths how often so many first letters of the word occur in the text.
    static int[] countHits(String word, String text, int[] lengths) {
        // Write your solution here.
        return new int[lengths.length];
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
