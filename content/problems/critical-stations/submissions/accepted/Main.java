import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    static class Search {
        final List<List<Integer>> linesAt;
        final int[] number;
        final int[] low;
        final boolean[] critical;
        int found = 0;

        Search(List<List<Integer>> linesAt) {
            this.linesAt = linesAt;
            number = new int[linesAt.size()];
            low = new int[linesAt.size()];
            critical = new boolean[linesAt.size()];
        }

        void visit(int station, int parent) {
            number[station] = low[station] = ++found;
            int children = 0;
            for (int other : linesAt.get(station)) {
                if (number[other] != 0) {
                    low[station] = Math.min(low[station], number[other]);
                    continue;
                }
                children++;
                visit(other, station);
                low[station] = Math.min(low[station], low[other]);
                if (parent != 0 && low[other] >= number[station]) critical[station] = true;
            }
            if (parent == 0 && children > 1) critical[station] = true;
        }
    }

    static List<Integer> criticalStations(List<List<Integer>> linesAt) {
        Search search = new Search(linesAt);
        List<Integer> critical = new ArrayList<>();
        for (int station = 1; station < linesAt.size(); station++) {
            if (search.number[station] == 0) search.visit(station, 0);
        }
        for (int station = 1; station < linesAt.size(); station++) {
            if (search.critical[station]) critical.add(station);
        }
        return critical;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken()), m = Integer.parseInt(line.nextToken());
        List<List<Integer>> linesAt = new ArrayList<>();
        for (int i = 0; i <= n; i++) linesAt.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            line = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(line.nextToken()), b = Integer.parseInt(line.nextToken());
            linesAt.get(a).add(b);
            linesAt.get(b).add(a);
        }
        List<Integer> critical = criticalStations(linesAt);
        StringBuilder out = new StringBuilder().append(critical.size()).append('\n');
        for (int station : critical) out.append(station).append(' ');
        System.out.println(out.toString().trim());
    }
}
