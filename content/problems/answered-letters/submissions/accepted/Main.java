import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;

public class Main {
    record Letter(String sender, String receiver) {}

    static int[] settle(Letter[] letters) {
        // The positions of the letters that are waiting, oldest first, for each sender and receiver.
        Map<Letter, Queue<Integer>> waiting = new HashMap<>();
        int unanswered = 0;
        int longest = 0;
        for (int position = 0; position < letters.length; position++) {
            Letter letter = letters[position];
            Queue<Integer> asked = waiting.get(new Letter(letter.receiver(), letter.sender()));
            if (asked == null || asked.isEmpty()) {
                waiting.computeIfAbsent(letter, key -> new ArrayDeque<>()).add(position);
                unanswered++;
            } else {
                longest = Math.max(longest, position - asked.remove());
                unanswered--;
            }
        }
        return new int[] {unanswered, longest};
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Letter[] letters = new Letter[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < letters.length; i++) {
            String[] names = in.readLine().trim().split(" ");
            letters[i] = new Letter(names[0], names[1]);
        }
        int[] result = settle(letters);
        System.out.println(result[0] + " " + result[1]);
    }
}
