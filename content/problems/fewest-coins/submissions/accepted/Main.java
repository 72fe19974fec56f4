import java.util.Arrays;
import java.util.Scanner;

public class Main {
    // The smallest number of coins that are worth `total` together, or -1.
    static int fewestCoins(int total, int[] coins) {
        int unreachable = total + 1; // more coins than any payment needs, since each is worth at least one shell
        int[] fewest = new int[total + 1];
        Arrays.fill(fewest, 1, total + 1, unreachable);
        for (int coin : coins) {
            for (int paid = coin; paid <= total; paid++) {
                fewest[paid] = Math.min(fewest[paid], fewest[paid - coin] + 1);
            }
        }
        return fewest[total] < unreachable ? fewest[total] : -1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] coins = new int[in.nextInt()];
        int total = in.nextInt();
        for (int i = 0; i < coins.length; i++) coins[i] = in.nextInt();
        System.out.println(fewestCoins(total, coins));
    }
}
