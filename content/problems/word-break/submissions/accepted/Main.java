import java.util.Arrays;
import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    // The smallest number of dictionary words that make up the text, or -1.
    static int fewestWords(String text, String[] words) {
        Set<String> dictionary = new HashSet<>(Arrays.asList(words));
        int longest = 0;
        for (String word : words) longest = Math.max(longest, word.length());

        int impossible = text.length() + 1; // more words than any text has letters
        // fewest[end]: words for the first `end` letters.
        int[] fewest = new int[text.length() + 1];
        Arrays.fill(fewest, 1, fewest.length, impossible);
        for (int end = 1; end <= text.length(); end++) {
            for (int start = Math.max(0, end - longest); start < end; start++) {
                if (fewest[start] + 1 < fewest[end] && dictionary.contains(text.substring(start, end))) {
                    fewest[end] = fewest[start] + 1;
                }
            }
        }
        return fewest[text.length()] < impossible ? fewest[text.length()] : -1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String text = in.next();
        String[] words = new String[in.nextInt()];
        for (int i = 0; i < words.length; i++) words[i] = in.next();
        System.out.println(fewestWords(text, words));
    }
}
