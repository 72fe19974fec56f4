// Wrong: sorts by x alone, so that trees one above the other come in any order.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Scanner;

public class Main {
    static List<long[]> side(List<long[]> trees) {
        List<long[]> posts = new ArrayList<>();
        for (long[] c : trees) {
            while (posts.size() > 1) {
                long[] a = posts.get(posts.size() - 2), b = posts.get(posts.size() - 1);
                if ((b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])) break;
                posts.remove(posts.size() - 1);
            }
            posts.add(c);
        }
        if (trees.size() > 1) posts.remove(posts.size() - 1);
        return posts;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<long[]> trees = new ArrayList<>();
        for (int i = 0; i < n; i++) trees.add(new long[] {in.nextInt(), in.nextInt()});
        trees.sort(Comparator.comparingLong(tree -> tree[0]));
        List<long[]> posts = side(trees);
        Collections.reverse(trees);
        if (n > 1) posts.addAll(side(trees));
        System.out.println(posts.size());
        for (long[] post : posts) System.out.println(post[0] + " " + post[1]);
    }
}
