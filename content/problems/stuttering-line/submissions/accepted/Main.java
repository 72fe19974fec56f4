import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    record Run(char letter, int length) {}

    static List<Run> runsOf(String text) {
        List<Run> runs = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= text.length(); i++) {
            if (i < text.length() && text.charAt(i) == text.charAt(start)) continue;
            runs.add(new Run(text.charAt(start), i - start));
            start = i;
        }
        return runs;
    }

    static boolean canArriveAs(List<Run> received, List<Run> sent) {
        if (sent.size() != received.size()) return false;
        for (int i = 0; i < sent.size(); i++) {
            if (sent.get(i).letter() != received.get(i).letter()) return false;
            if (sent.get(i).length() > received.get(i).length()) return false;
        }
        return true;
    }

    static List<String> fittingWords(String text, List<String> words) {
        List<Run> received = runsOf(text);
        List<String> fitting = new ArrayList<>();
        for (String word : words) {
            if (canArriveAs(received, runsOf(word))) fitting.add(word);
        }
        return fitting;
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
