import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    // Returns the critical stations in increasing order; linesAt holds for each station those that a line joins with it.
    static List<Integer> criticalStations(List<List<Integer>> linesAt) {
        // Write your solution here.
        return new ArrayList<>();
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
