// Wrong: calls the split impossible only if three children all quarrel with each other; a ring of five is not seen.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        List<Set<Integer>> quarrels = new ArrayList<>();
        for (int i = 0; i <= n; i++) quarrels.add(new HashSet<>());
        int[][] pairs = new int[m][2];
        for (int[] pair : pairs) {
            pair[0] = in.nextInt();
            pair[1] = in.nextInt();
            quarrels.get(pair[0]).add(pair[1]);
            quarrels.get(pair[1]).add(pair[0]);
        }
        for (int[] pair : pairs) {
            Set<Integer> common = new HashSet<>(quarrels.get(pair[0]));
            common.retainAll(quarrels.get(pair[1]));
            if (!common.isEmpty()) {
                System.out.println("impossible");
                return;
            }
        }
        int[] camps = new int[n + 1];
        StringBuilder out = new StringBuilder();
        for (int start = 1; start <= n; start++) {
            if (camps[start] == 0) {
                camps[start] = 1;
                Queue<Integer> queue = new ArrayDeque<>(List.of(start));
                while (!queue.isEmpty()) {
                    int child = queue.remove();
                    for (int other : quarrels.get(child)) {
                        if (camps[other] != 0) continue;
                        camps[other] = 3 - camps[child];
                        queue.add(other);
                    }
                }
            }
            out.append(camps[start]).append(' ');
        }
        System.out.println(out.toString().trim());
    }
}
