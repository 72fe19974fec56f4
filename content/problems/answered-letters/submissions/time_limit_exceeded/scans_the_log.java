// Right but too slow: looks through all letters that are waiting, and closes the gap when one of them is answered.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    record Letter(String sender, String receiver, int position) {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<Letter> waiting = new ArrayList<>();
        int longest = 0;
        for (int position = 0; position < n; position++) {
            String[] names = in.readLine().trim().split(" ");
            int asked = 0;
            while (asked < waiting.size()) {
                Letter letter = waiting.get(asked);
                if (letter.sender().equals(names[1]) && letter.receiver().equals(names[0])) break;
                asked++;
            }
            if (asked < waiting.size()) longest = Math.max(longest, position - waiting.remove(asked).position());
            else waiting.add(new Letter(names[0], names[1], position));
        }
        System.out.println(waiting.size() + " " + longest);
    }
}
