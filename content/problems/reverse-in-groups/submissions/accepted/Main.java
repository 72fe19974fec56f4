import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Works on the pointers alone. The pointer of wagon 0, which does not exist, says which wagon is the first.
    static void reverseInGroups(int[] next, int k) {
        int before = 0; // the wagon before the group
        while (holdsGroup(next, next[before], k)) {
            int last = next[before]; // it will be the last of its group
            for (int i = 1; i < k; i++) {
                int moved = next[last];
                next[last] = next[moved];
                next[moved] = next[before];
                next[before] = moved;
            }
            before = last;
        }
    }

    static boolean holdsGroup(int[] next, int wagon, int k) {
        for (int i = 0; i < k; i++) {
            if (wagon == 0) return false;
            wagon = next[wagon];
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int k = Integer.parseInt(line.nextToken());
        int[] next = new int[n + 1];
        next[0] = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) next[i] = Integer.parseInt(line.nextToken());

        reverseInGroups(next, k);

        StringBuilder out = new StringBuilder();
        for (int i = 0; i <= n; i++) out.append(next[i]).append(i == 0 ? '\n' : ' ');
        System.out.println(out.toString().trim());
    }
}
