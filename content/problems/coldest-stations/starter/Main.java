import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    // To set: a station and its new temperature. Otherwise: the first and the last station, counted from 1.
    record Message(boolean isSet, int first, int second) {}

    // The lowest temperature, and how many stations show it.
    record Low(int value, int count) {}

    // Returns the answer to each message that asks.
    static List<Low> answer(int count, Message[] messages) {
        // Write your solution here.
        List<Low> answers = new ArrayList<>();
        for (Message message : messages) if (!message.isSet()) answers.add(new Low(0, 1));
        return answers;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Message[] messages = new Message[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < messages.length; i++) {
            line = new StringTokenizer(in.readLine());
            boolean isSet = line.nextToken().equals("set");
            messages[i] = new Message(isSet, Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }

        StringBuilder out = new StringBuilder();
        for (Low low : answer(count, messages)) out.append(low.value()).append(' ').append(low.count()).append('\n');
        System.out.print(out);
    }
}
