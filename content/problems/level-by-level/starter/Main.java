import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    // Returns the levels, each a list of people; person i is called by callers[i], and callers[0] has no meaning.
    static List<List<Integer>> levelsOf(int[] callers) {
        // Write your solution here.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] callers = new int[Integer.parseInt(in.readLine().trim()) + 1];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 1; i < callers.length; i++) callers[i] = Integer.parseInt(line.nextToken());
        StringBuilder out = new StringBuilder();
        for (List<Integer> level : levelsOf(callers)) {
            out.append(level.size());
            for (int person : level) out.append(' ').append(person);
            out.append('\n');
        }
        System.out.print(out);
    }
}
