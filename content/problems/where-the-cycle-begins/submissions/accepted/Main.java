import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns a note on the cycle, or 0 if the chase ends; note 0, which stands for the end, points to itself.
    static int meet(int[] next, int start) {
        int slow = start;
        int fast = start;
        do {
            slow = next[slow];
            fast = next[next[fast]];
        } while (fast != 0 && slow != fast);
        return fast;
    }

    static int findEntry(int[] next, int start, int meeting) {
        int entry = start;
        while (entry != meeting) {
            entry = next[entry];
            meeting = next[meeting];
        }
        return entry;
    }

    static int lengthOf(int[] next, int entry) {
        int length = 1;
        for (int note = next[entry]; note != entry; note = next[note]) length++;
        return length;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] next = new int[Integer.parseInt(line.nextToken()) + 1];
        int start = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i < next.length; i++) next[i] = Integer.parseInt(line.nextToken());

        int meeting = meet(next, start);
        if (meeting == 0) {
            System.out.println("none");
        } else {
            int entry = findEntry(next, start, meeting);
            System.out.println(entry + " " + lengthOf(next, entry));
        }
    }
}
