import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    record Message(boolean isSet, int first, int second) {}

    // The lowest value of some places, and how many of them have it.
    record Low(int value, int count) {
        static final Low NOTHING = new Low(Integer.MAX_VALUE, 0);

        Low and(Low other) {
            if (value < other.value) return this;
            if (value > other.value) return other;
            return new Low(value, count + other.count);
        }
    }

    static class SegmentTree {
        // Node 1 is the root, the children of node i are 2i and 2i + 1, and the leaves are the last `size` nodes.
        private final Low[] nodes;
        private final int size;

        SegmentTree(int size) {
            this.size = size;
            nodes = new Low[2 * size];
            for (int node = size; node < 2 * size; node++) nodes[node] = new Low(0, 1);
            for (int node = size - 1; node > 0; node--) renew(node);
        }

        private void renew(int node) {
            nodes[node] = nodes[2 * node].and(nodes[2 * node + 1]);
        }

        void set(int place, int value) {
            nodes[size + place] = new Low(value, 1);
            for (int node = (size + place) / 2; node > 0; node /= 2) renew(node);
        }

        // For the places from `first` to before `end`.
        Low lowestBetween(int first, int end) {
            Low low = Low.NOTHING;
            int left = first + size;
            int right = end + size;
            while (left < right) {
                if (left % 2 == 1) low = low.and(nodes[left++]);
                if (right % 2 == 1) low = low.and(nodes[--right]);
                left /= 2;
                right /= 2;
            }
            return low;
        }
    }

    static List<Low> answer(int count, Message[] messages) {
        SegmentTree tree = new SegmentTree(count);
        List<Low> answers = new ArrayList<>();
        for (Message message : messages) {
            if (message.isSet()) tree.set(message.first() - 1, message.second());
            else answers.add(tree.lowestBetween(message.first() - 1, message.second()));
        }
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
