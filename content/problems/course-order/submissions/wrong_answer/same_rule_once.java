// Wrong: keeps each rule once in a set, but counts it as often as it is in the list, so some counts never fall to 0.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        List<Set<Integer>> neededBy = new ArrayList<>();
        for (int i = 0; i <= n; i++) neededBy.add(new HashSet<>());
        int[] missing = new int[n + 1];
        for (int i = 0; i < m; i++) {
            int first = in.nextInt();
            int then = in.nextInt();
            neededBy.get(first).add(then);
            missing[then]++;
        }
        List<Integer> order = new ArrayList<>();
        for (int course = 1; course <= n; course++) if (missing[course] == 0) order.add(course);
        for (int i = 0; i < order.size(); i++) {
            for (int then : neededBy.get(order.get(i))) if (--missing[then] == 0) order.add(then);
        }
        StringBuilder out = new StringBuilder();
        for (int course : order) out.append(course).append(' ');
        System.out.println(order.size() == n ? out.toString().trim() : "impossible");
    }
}
