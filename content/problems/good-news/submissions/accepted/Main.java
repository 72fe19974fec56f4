import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class Main {
    // What lies behind a friend: how long the news needs there.
    record Beyond(long time, int friend) {}

    static int[] call;
    static List<List<Integer>> friends = new ArrayList<>();
    static int[] parent;
    // How long the news needs from a person down, and from the parent to all who are not below the person.
    static long[] down;
    static long[] up;

    static List<Beyond> slowestFirst(int person) {
        List<Beyond> beyond = new ArrayList<>();
        for (int friend : friends.get(person)) {
            beyond.add(new Beyond(friend == parent[person] ? up[person] : down[friend], friend));
        }
        beyond.sort(Comparator.comparingLong(Beyond::time).reversed());
        return beyond;
    }

    static long timeDown(int person) {
        long end = 0;
        long latest = 0;
        for (Beyond one : slowestFirst(person)) {
            if (one.friend() == parent[person]) continue;
            end += call[person];
            latest = Math.max(latest, end + one.time());
        }
        return latest;
    }

    // Returns the earliest minute for a start with this person, and sets `up` of those below.
    static long startWith(int person) {
        List<Beyond> beyond = slowestFirst(person);
        long end = 0;
        long latest = 0;
        for (Beyond one : beyond) {
            if (one.friend() != parent[person]) up[one.friend()] = latest;
            end += call[person];
            latest = Math.max(latest, end + one.time());
        }
        // Without a friend, those who are called later move forward by one call.
        long later = 0;
        for (int place = beyond.size() - 1; place >= 0; place--) {
            Beyond one = beyond.get(place);
            if (one.friend() != parent[person]) up[one.friend()] = Math.max(up[one.friend()], later);
            end -= call[person];
            later = Math.max(later, end + one.time());
        }
        return latest;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        call = new int[n];
        for (int i = 0; i < n; i++) {
            call[i] = readInt(in);
            friends.add(new ArrayList<>());
        }
        for (int i = 1; i < n; i++) {
            int a = readInt(in) - 1;
            int b = readInt(in) - 1;
            friends.get(a).add(b);
            friends.get(b).add(a);
        }

        parent = new int[n];
        parent[0] = -1;
        List<Integer> order = new ArrayList<>(List.of(0));
        for (int i = 0; i < n; i++) {
            int person = order.get(i);
            for (int friend : friends.get(person)) {
                if (friend == parent[person]) continue;
                parent[friend] = person;
                order.add(friend);
            }
        }

        down = new long[n];
        up = new long[n];
        for (int i = n - 1; i >= 0; i--) down[order.get(i)] = timeDown(order.get(i));
        long[] minutes = new long[n];
        for (int person : order) minutes[person] = startWith(person);
        StringBuilder out = new StringBuilder();
        for (long minute : minutes) out.append(minute).append(' ');
        System.out.println(out.toString().trim());
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
