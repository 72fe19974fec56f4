import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Bell(int hours, int deadline, int mostSaved, int price) {}

    /** Returns the least number of coins, or -1 if some bell must be late. */
    static long fewestCoins(Bell[] bells) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Bell[] bells = new Bell[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < bells.length; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            bells[i] = new Bell(
                    Integer.parseInt(line.nextToken()),
                    Integer.parseInt(line.nextToken()),
                    Integer.parseInt(line.nextToken()),
                    Integer.parseInt(line.nextToken()));
        }
        long coins = fewestCoins(bells);
        System.out.println(coins < 0 ? "impossible" : String.valueOf(coins));
    }
}
