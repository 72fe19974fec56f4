// Wrong: compares words with ==, which asks whether they are the same object, not whether they have the same letters.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String start = in.next();
        String goal = in.next();
        int n = in.nextInt();
        Set<String> words = new HashSet<>();
        for (int i = 0; i < n; i++) words.add(in.next());
        Map<String, Integer> steps = new HashMap<>(Map.of(start, 0));
        Deque<String> queue = new ArrayDeque<>();
        queue.add(start);
        while (!queue.isEmpty()) {
            String word = queue.remove();
            if (word == goal) {
                System.out.println(steps.get(word));
                return;
            }
            for (int at = 0; at < word.length(); at++) {
                for (char letter = 'a'; letter <= 'z'; letter++) {
                    String other = word.substring(0, at) + letter + word.substring(at + 1);
                    if (words.contains(other) && steps.putIfAbsent(other, steps.get(word) + 1) == null) queue.add(other);
                }
            }
        }
        System.out.println("impossible");
    }
}
