import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    // Returns the words that can have arrived as the text, in the order of the list.
    static List<String> fittingWords(String text, List<String> words) {
        // Write your solution here.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        int n = Integer.parseInt(in.readLine().trim());
        List<String> words = new ArrayList<>();
        for (int i = 0; i < n; i++) words.add(in.readLine().trim());

        List<String> fitting = fittingWords(text, words);
        String longest = "";
        for (String word : fitting) {
            if (word.length() > longest.length()) longest = word;
        }
        System.out.println(fitting.size() + " " + longest);
    }
}
