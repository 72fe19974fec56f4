import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.OptionalInt;

public class Main {
    // Returns the fewest steps from start to goal by way of the words, or nothing.
    static OptionalInt fewestSteps(String start, String goal, String[] words) {
        // Write your solution here.
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
