// Wrong: starts at a corner of the first street even if two other corners are odd.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        List<Deque<int[]>> leaving = new ArrayList<>();
        for (int i = 0; i <= n; i++) leaving.add(new ArrayDeque<>());
        int start = 0;
        for (int i = 0; i < m; i++) {
            int a = in.nextInt();
            int b = in.nextInt();
            leaving.get(a).push(new int[] {b, i});
            leaving.get(b).push(new int[] {a, i});
            if (i == 0) start = a;
        }
        int odd = 0;
        for (Deque<int[]> here : leaving) odd += here.size() % 2;
        boolean[] used = new boolean[m];
        Deque<Integer> way = new ArrayDeque<>(List.of(start));
        List<String> drive = new ArrayList<>();
        while (!way.isEmpty()) {
            if (leaving.get(way.peek()).isEmpty()) {
                drive.add(String.valueOf(way.pop()));
                continue;
            }
            int[] street = leaving.get(way.peek()).pop();
            if (used[street[1]]) continue;
            used[street[1]] = true;
            way.push(street[0]);
        }
        System.out.println(odd <= 2 && drive.size() == m + 1 ? String.join(" ", drive) : "impossible");
    }
}
