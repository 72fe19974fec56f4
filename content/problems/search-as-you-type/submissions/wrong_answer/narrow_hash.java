// Wrong: takes stretches for equal if their hash values in 32 bits are; some texts have the same value as others.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int[] powers;

    static int[] hashes(String s) {
        int[] hashes = new int[s.length() + 1];
        for (int i = 0; i < s.length(); i++) hashes[i + 1] = hashes[i] * 31 + s.charAt(i);
        return hashes;
    }

    static int hash(int[] hashes, int from, int length) {
        return hashes[from + length] - hashes[from] * powers[length];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String word = in.readLine();
        String text = in.readLine();
        in.readLine();
        powers = new int[Math.max(word.length(), text.length()) + 1];
        powers[0] = 1;
        for (int i = 1; i < powers.length; i++) powers[i] = powers[i - 1] * 31;
        int[] ofWord = hashes(word);
        int[] ofText = hashes(text);
        int[] hits = new int[word.length() + 2];
        for (int i = 0; i < text.length(); i++) {
            int low = 0;
            int high = Math.min(word.length(), text.length() - i);
            while (low < high) {
                int middle = (low + high + 1) / 2;
                if (hash(ofWord, 0, middle) == hash(ofText, i, middle)) low = middle;
                else high = middle - 1;
            }
            hits[low]++;
        }
        for (int k = word.length(); k > 0; k--) hits[k] += hits[k + 1];
        StringBuilder out = new StringBuilder();
        for (String k : in.readLine().split(" ")) out.append(hits[Integer.parseInt(k)]).append('\n');
        System.out.print(out);
    }
}
