import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    // For a sum: the first and the last account. Otherwise: an account, and the change of its balance.
    record Event(boolean isSum, int first, int second) {}

    // Returns the sum for each event that asks for one.
    static List<Long> answer(int count, Event[] events) {
        // Write your solution here.
        List<Long> sums = new ArrayList<>();
        for (Event event : events) if (event.isSum()) sums.add(0L);
        return sums;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Event[] events = new Event[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < events.length; i++) {
            line = new StringTokenizer(in.readLine());
            boolean isSum = line.nextToken().equals("sum");
            events[i] = new Event(isSum, Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }

        StringBuilder out = new StringBuilder();
        for (long sum : answer(count, events)) out.append(sum).append('\n');
        System.out.print(out);
    }
}
