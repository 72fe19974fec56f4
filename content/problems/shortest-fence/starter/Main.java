import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    record Point(long x, long y) {}

    // Returns the posts counterclockwise, from the leftmost one on, the lowest of several.
    static List<Point> findPosts(List<Point> trees) {
        // Write your solution here.
        return trees.subList(0, 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<Point> trees = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            trees.add(new Point(Long.parseLong(line.nextToken()), Long.parseLong(line.nextToken())));
        }
        List<Point> posts = findPosts(trees);
        StringBuilder out = new StringBuilder().append(posts.size()).append('\n');
        for (Point post : posts) out.append(post.x()).append(' ').append(post.y()).append('\n');
        System.out.print(out);
    }
}
