import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    // people: how many know the secret in the end; day: the last day on which somebody learns it.
    record Spread(int people, int day) {}

    // Person 1 talks if talks[1] is true; talks[0] is not used. Each of the pairs holds two friends.
    static Spread spread(boolean[] talks, int[] knowing, int[][] pairs) {
        List<List<Integer>> friends = new ArrayList<>();
        for (int i = 0; i < talks.length; i++) friends.add(new ArrayList<>());
        for (int[] pair : pairs) {
            friends.get(pair[0]).add(pair[1]);
            friends.get(pair[1]).add(pair[0]);
        }

        int[] days = new int[talks.length];
        Arrays.fill(days, -1);
        // In the order in which they learn it; it grows while we go through it.
        List<Integer> informed = new ArrayList<>();
        for (int person : knowing) {
            days[person] = 0;
            informed.add(person);
        }
        for (int i = 0; i < informed.size(); i++) {
            int person = informed.get(i);
            if (!talks[person]) continue;
            for (int friend : friends.get(person)) {
                if (days[friend] >= 0) continue;
                days[friend] = days[person] + 1;
                informed.add(friend);
            }
        }
        return new Spread(informed.size(), days[informed.get(informed.size() - 1)]);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int m = Integer.parseInt(line.nextToken());
        int k = Integer.parseInt(line.nextToken());
        String kinds = in.readLine();
        boolean[] talks = new boolean[n + 1];
        for (int i = 1; i <= n; i++) talks[i] = kinds.charAt(i - 1) == 'T';
        line = new StringTokenizer(in.readLine());
        int[] knowing = new int[k];
        for (int i = 0; i < k; i++) knowing[i] = Integer.parseInt(line.nextToken());
        int[][] pairs = new int[m][2];
        for (int[] pair : pairs) {
            line = new StringTokenizer(in.readLine());
            pair[0] = Integer.parseInt(line.nextToken());
            pair[1] = Integer.parseInt(line.nextToken());
        }

        Spread result = spread(talks, knowing, pairs);
        System.out.println(result.people() + " " + result.day());
    }
}
