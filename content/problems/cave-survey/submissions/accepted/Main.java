import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    record Tunnel(int parent, int length) {}

    // Returns the largest number of metres for each size of a team.
    static long[] measure(Tunnel[] tunnels, int[] teams) {
        int n = tunnels.length + 1;
        List<List<Integer>> behind = new ArrayList<>();
        for (int i = 0; i <= n; i++) behind.add(new ArrayList<>());
        for (int chamber = 2; chamber <= n; chamber++) behind.get(tunnels[chamber - 2].parent()).add(chamber);
        // Each chamber stands before the chambers behind it.
        List<Integer> fromTheEntrance = new ArrayList<>();
        fromTheEntrance.add(1);
        for (int i = 0; i < n; i++) fromTheEntrance.addAll(behind.get(fromTheEntrance.get(i)));

        // The longest way from each chamber to a dead end, and the branches that begin at a fork.
        long[] longest = new long[n + 1];
        List<Long> branches = new ArrayList<>();
        for (int i = n - 1; i >= 0; i--) {
            int chamber = fromTheEntrance.get(i);
            for (int other : behind.get(chamber)) {
                long way = tunnels[other - 2].length() + longest[other];
                if (longest[chamber] > 0) branches.add(Math.min(longest[chamber], way));
                longest[chamber] = Math.max(longest[chamber], way);
            }
        }
        branches.add(longest[1]);

        branches.sort(Collections.reverseOrder());
        long[] totals = new long[branches.size() + 1];
        for (int i = 0; i < branches.size(); i++) totals[i + 1] = totals[i] + branches.get(i);
        long[] metres = new long[teams.length];
        for (int j = 0; j < teams.length; j++) metres[j] = totals[Math.min(teams[j], branches.size())];
        return metres;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        Tunnel[] tunnels = new Tunnel[n - 1];
        for (int i = 0; i < n - 1; i++) {
            line = new StringTokenizer(in.readLine());
            tunnels[i] = new Tunnel(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }
        int[] teams = new int[q];
        line = new StringTokenizer(in.readLine());
        for (int j = 0; j < q; j++) teams[j] = Integer.parseInt(line.nextToken());

        StringBuilder out = new StringBuilder();
        for (long metres : measure(tunnels, teams)) out.append(metres).append(' ');
        System.out.println(out.toString().trim());
    }
}
