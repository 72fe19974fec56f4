import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    record Point(long x, long y) {}

    // Whether the way from a over b to c bends to the left.
    static boolean turnsLeft(Point a, Point b, Point c) {
        return (b.x() - a.x()) * (c.y() - a.y()) > (b.y() - a.y()) * (c.x() - a.x());
    }

    // Returns the posts on the right hand of the way from the first tree to the last one, without the last one.
    static List<Point> side(List<Point> trees) {
        List<Point> posts = new ArrayList<>();
        for (Point tree : trees) {
            while (posts.size() > 1 && !turnsLeft(posts.get(posts.size() - 2), posts.get(posts.size() - 1), tree)) {
                posts.remove(posts.size() - 1);
            }
            posts.add(tree);
        }
        posts.remove(posts.size() - 1);
        return posts;
    }

    static List<Point> findPosts(List<Point> trees) {
        if (trees.size() == 1) return trees;
        trees.sort(Comparator.comparingLong(Point::x).thenComparingLong(Point::y));
        List<Point> posts = side(trees);
        Collections.reverse(trees);
        posts.addAll(side(trees));
        return posts;
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
