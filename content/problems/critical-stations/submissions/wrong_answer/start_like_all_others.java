// Wrong: has no rule of its own for the station at which the search starts, so that one counts as soon as it has a line.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static List<List<Integer>> linesAt = new ArrayList<>();
    static int[] number, low;
    static boolean[] critical;
    static int found = 0;

    static void visit(int station) {
        number[station] = low[station] = ++found;
        for (int other : linesAt.get(station)) {
            if (number[other] == 0) {
                visit(other);
                low[station] = Math.min(low[station], low[other]);
                if (low[other] >= number[station]) critical[station] = true;
            } else {
                low[station] = Math.min(low[station], number[other]);
            }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt();
        number = new int[n + 1];
        low = new int[n + 1];
        critical = new boolean[n + 1];
        for (int i = 0; i <= n; i++) linesAt.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = in.nextInt(), b = in.nextInt();
            linesAt.get(a).add(b);
            linesAt.get(b).add(a);
        }
        List<String> result = new ArrayList<>();
        for (int station = 1; station <= n; station++) if (number[station] == 0) visit(station);
        for (int station = 1; station <= n; station++) if (critical[station]) result.add("" + station);
        System.out.println(result.size());
        System.out.println(String.join(" ", result));
    }
}
