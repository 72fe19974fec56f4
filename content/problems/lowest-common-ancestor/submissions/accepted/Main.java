import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    // 2 to the power of the last level is more than the depth of any tree here.
    static final int LEVELS = 17;

    static int[] depthsOf(int[] parents) {
        List<List<Integer>> children = new ArrayList<>();
        for (int i = 0; i < parents.length; i++) children.add(new ArrayList<>());
        for (int i = 2; i < parents.length; i++) children.get(parents[i]).add(i);
        int[] depths = new int[parents.length];
        List<Integer> order = new ArrayList<>(List.of(1));
        for (int at = 0; at < order.size(); at++) {
            int species = order.get(at);
            for (int child : children.get(species)) {
                depths[child] = depths[species] + 1;
                order.add(child);
            }
        }
        return depths;
    }

    // up[j][i] is the ancestor 2^j steps above i; species 0, which does not exist, stands above the root.
    static int[][] ancestorsOf(int[] parents) {
        int[][] up = new int[LEVELS][parents.length];
        up[0] = parents;
        for (int j = 1; j < LEVELS; j++) {
            for (int i = 1; i < parents.length; i++) up[j][i] = up[j - 1][up[j - 1][i]];
        }
        return up;
    }

    static int lowestCommon(int[][] up, int[] depths, int a, int b) {
        if (depths[a] < depths[b]) return lowestCommon(up, depths, b, a);
        int steps = depths[a] - depths[b];
        for (int j = 0; j < LEVELS; j++) {
            if ((steps >> j & 1) == 1) a = up[j][a];
        }
        if (a == b) return a;
        for (int j = LEVELS - 1; j >= 0; j--) {
            if (up[j][a] != up[j][b]) {
                a = up[j][a];
                b = up[j][b];
            }
        }
        return up[0][a];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] parents = new int[Integer.parseInt(line.nextToken()) + 1];
        int questions = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i < parents.length; i++) parents[i] = Integer.parseInt(line.nextToken());

        int[] depths = depthsOf(parents);
        int[][] up = ancestorsOf(parents);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < questions; i++) {
            line = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(line.nextToken());
            int b = Integer.parseInt(line.nextToken());
            out.append(lowestCommon(up, depths, a, b)).append('\n');
        }
        System.out.print(out);
    }
}
