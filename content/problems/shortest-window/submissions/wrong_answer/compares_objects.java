// Wrong: compares two Integer objects with ==, which goes well only for counts up to 127.
import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String garland = in.next();
        Map<Character, Integer> needed = new HashMap<>();
        for (char letter : in.next().toCharArray()) needed.merge(letter, 1, Integer::sum);
        Map<Character, Integer> window = new HashMap<>();
        int complete = 0;
        int start = 0;
        int shortest = 0;
        for (int end = 0; end < garland.length(); end++) {
            char letter = garland.charAt(end);
            window.merge(letter, 1, Integer::sum);
            if (window.get(letter) == needed.get(letter)) complete++;
            while (complete == needed.size()) {
                int length = end - start + 1;
                if (shortest == 0 || length < shortest) shortest = length;
                char first = garland.charAt(start++);
                if (window.get(first) == needed.get(first)) complete--;
                window.merge(first, -1, Integer::sum);
            }
        }
        System.out.println(shortest > 0 ? shortest : "none");
    }
}
