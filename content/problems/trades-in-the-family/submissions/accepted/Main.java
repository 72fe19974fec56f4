import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;

public class Main {
    static class Branch {
        Map<Integer, Integer> people = new HashMap<>(); // by trade
        int rooted;

        void add(int trade, int more, int least) {
            int count = people.merge(trade, more, Integer::sum);
            if (count >= least && count - more < least) rooted++;
        }
    }

    // Returns the number of rooted trades for each person; trades[1] and parents[1] are those of person 1.
    static int[] countRooted(int least, int[] trades, int[] parents) {
        int n = trades.length - 1;
        List<List<Integer>> children = new ArrayList<>();
        for (int i = 0; i <= n; i++) children.add(new ArrayList<>());
        for (int person = 2; person <= n; person++) children.get(parents[person]).add(person);
        // Parents before their children.
        List<Integer> fromTheFounder = new ArrayList<>();
        fromTheFounder.add(1);
        for (int i = 0; i < n; i++) fromTheFounder.addAll(children.get(fromTheFounder.get(i)));

        int[] rooted = new int[n + 1];
        Branch[] branches = new Branch[n + 1];
        for (int i = n - 1; i >= 0; i--) {
            int person = fromTheFounder.get(i);
            Branch branch = new Branch();
            for (int child : children.get(person)) {
                Branch smaller = branches[child];
                branches[child] = null;
                if (smaller.people.size() > branch.people.size()) {
                    Branch larger = smaller;
                    smaller = branch;
                    branch = larger;
                }
                for (Map.Entry<Integer, Integer> entry : smaller.people.entrySet()) {
                    branch.add(entry.getKey(), entry.getValue(), least);
                }
            }
            branch.add(trades[person], 1, least);
            branches[person] = branch;
            rooted[person] = branch.rooted;
        }
        return rooted;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int k = Integer.parseInt(line.nextToken());
        int[] trades = new int[n + 1];
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) trades[i] = Integer.parseInt(line.nextToken());
        int[] parents = new int[n + 1];
        line = new StringTokenizer(in.readLine());
        for (int i = 2; i <= n; i++) parents[i] = Integer.parseInt(line.nextToken());

        int[] rooted = countRooted(k, trades, parents);
        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= n; i++) out.append(rooted[i]).append(' ');
        System.out.println(out.toString().trim());
    }
}
