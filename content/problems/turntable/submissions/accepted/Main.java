import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // A ring: carriage 0 stands between the tail and the head.
    static int[] ahead;
    static int[] behind;

    static void couple(int x, int y) {
        behind[ahead[x]] = behind[x];
        ahead[behind[x]] = ahead[x];
        int after = behind[y];
        behind[y] = x;
        ahead[x] = y;
        behind[x] = after;
        ahead[after] = x;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        ahead = new int[n + 1];
        behind = new int[n + 1];
        for (int i = 0; i <= n; i++) {
            behind[i] = (i + 1) % (n + 1);
            ahead[i] = (i + n) % (n + 1);
        }
        for (int i = 0; i < q; i++) {
            line = new StringTokenizer(in.readLine());
            String kind = line.nextToken();
            if (kind.equals("T")) {
                int[] swapped = ahead;
                ahead = behind;
                behind = swapped;
            } else {
                int x = Integer.parseInt(line.nextToken());
                couple(x, kind.equals("B") ? Integer.parseInt(line.nextToken()) : 0);
            }
        }
        StringBuilder out = new StringBuilder();
        for (int carriage = behind[0]; carriage != 0; carriage = behind[carriage]) out.append(carriage).append(' ');
        System.out.println(out.toString().trim());
    }
}
