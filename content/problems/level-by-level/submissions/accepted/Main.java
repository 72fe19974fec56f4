import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.StringTokenizer;

public class Main {
    static String levelByLevel(List<List<Integer>> called) {
        // called.get(0) is the head alone, since nobody has the number 0.
        Queue<Integer> queue = new ArrayDeque<>(called.get(0));
        StringBuilder out = new StringBuilder();
        while (!queue.isEmpty()) {
            // At this moment the queue holds exactly one level.
            int count = queue.size();
            out.append(count);
            for (int i = 0; i < count; i++) {
                int person = queue.remove();
                out.append(' ').append(person);
                queue.addAll(called.get(person));
            }
            out.append('\n');
        }
        return out.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<List<Integer>> called = new ArrayList<>();
        for (int i = 0; i <= n; i++) called.add(new ArrayList<>());
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) called.get(Integer.parseInt(line.nextToken())).add(i);
        System.out.print(levelByLevel(called));
    }
}
