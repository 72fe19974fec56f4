import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Queue;

public class Main {
    // The word with each of its letters left open once.
    static List<String> patterns(String word) {
        List<String> patterns = new ArrayList<>();
        for (int at = 0; at < word.length(); at++) patterns.add(word.substring(0, at) + '*' + word.substring(at + 1));
        return patterns;
    }

    static OptionalInt fewestSteps(String start, String goal, String[] words) {
        Map<String, List<String>> fitting = new HashMap<>();
        for (String word : words) {
            for (String pattern : patterns(word)) fitting.computeIfAbsent(pattern, key -> new ArrayList<>()).add(word);
        }

        Map<String, Integer> steps = new HashMap<>(Map.of(start, 0));
        Queue<String> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            String word = queue.remove();
            if (word.equals(goal)) return OptionalInt.of(steps.get(word));
            for (String pattern : patterns(word)) {
                // All words under a pattern are reached at once, so it is used only once.
                List<String> others = fitting.remove(pattern);
                if (others == null) continue;
                for (String other : others) {
                    if (steps.putIfAbsent(other, steps.get(word) + 1) == null) queue.add(other);
                }
            }
        }
        return OptionalInt.empty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] ends = in.readLine().trim().split(" ");
        String[] words = new String[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < words.length; i++) words[i] = in.readLine().trim();
        OptionalInt steps = fewestSteps(ends[0], ends[1], words);
        System.out.println(steps.isPresent() ? String.valueOf(steps.getAsInt()) : "impossible");
    }
}
