// Wrong: reverses a group only if there are more wagons behind it, so a full group at the end stays as it is.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        int[] next = new int[n + 1];
        next[0] = in.nextInt();
        for (int i = 1; i <= n; i++) next[i] = in.nextInt();
        int before = 0;
        for (int done = 0; done + k < n; done += k) {
            int last = next[before];
            for (int i = 1; i < k; i++) {
                int moved = next[last];
                next[last] = next[moved];
                next[moved] = next[before];
                next[before] = moved;
            }
            before = last;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i <= n; i++) out.append(next[i]).append(i == 0 ? '\n' : ' ');
        System.out.println(out);
    }
}
