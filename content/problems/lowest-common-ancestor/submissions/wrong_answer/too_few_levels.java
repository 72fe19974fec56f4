// Wrong: has jumps of up to 512 steps only, each used once, which is too little for a deep tree.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int questions = in.nextInt();
        int levels = 10;
        int[][] up = new int[levels][n + 1];
        List<List<Integer>> children = new ArrayList<>();
        for (int i = 0; i <= n; i++) children.add(new ArrayList<>());
        for (int i = 1; i <= n; i++) {
            up[0][i] = in.nextInt();
            children.get(up[0][i]).add(i);
        }
        for (int j = 1; j < levels; j++) {
            for (int i = 1; i <= n; i++) up[j][i] = up[j - 1][up[j - 1][i]];
        }
        int[] depths = new int[n + 1];
        List<Integer> order = new ArrayList<>(List.of(1));
        for (int at = 0; at < order.size(); at++) {
            for (int child : children.get(order.get(at))) {
                depths[child] = depths[order.get(at)] + 1;
                order.add(child);
            }
        }
        StringBuilder out = new StringBuilder();
        while (questions-- > 0) {
            int a = in.nextInt();
            int b = in.nextInt();
            if (depths[a] < depths[b]) {
                int other = a;
                a = b;
                b = other;
            }
            for (int j = levels - 1; j >= 0; j--) {
                if (depths[a] - (1 << j) >= depths[b]) a = up[j][a];
            }
            for (int j = levels - 1; j >= 0 && a != b; j--) {
                if (up[j][a] != up[j][b]) {
                    a = up[j][a];
                    b = up[j][b];
                }
            }
            out.append(a == b ? a : up[0][a]).append('\n');
        }
        System.out.print(out);
    }
}
