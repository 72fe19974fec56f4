import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    record Path(int to, int length) {}

    // Returns the length of the longest tour; paths.get(a) are the paths that begin at hut a.
    static long diameter(List<List<Path>> paths) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<List<Path>> paths = new ArrayList<>();
        for (int i = 0; i <= n; i++) paths.add(new ArrayList<>());
        for (int i = 1; i < n; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(line.nextToken());
            int b = Integer.parseInt(line.nextToken());
            int length = Integer.parseInt(line.nextToken());
            paths.get(a).add(new Path(b, length));
            paths.get(b).add(new Path(a, length));
        }
        System.out.println(diameter(paths));
    }
}
