import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    record Summary(long unsignedReports, long steps) {}

    // boss[i] and level[i] belong to employee i (1-based); the director has boss 0. Index 0 is not used.
    static Summary collectSignatures(int[] boss, int[] level) {
        // Write your solution here.
        return new Summary(0, 0);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int[] boss = new int[n + 1];
        int[] level = new int[n + 1];
        for (int i = 1; i <= n; i++) boss[i] = readInt(in);
        for (int i = 1; i <= n; i++) level[i] = readInt(in);

        Summary summary = collectSignatures(boss, level);
        System.out.println(summary.unsignedReports() + " " + summary.steps());
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
