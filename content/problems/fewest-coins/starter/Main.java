import java.util.Scanner;

public class Main {
    // The smallest number of coins that are worth `total` together, or -1.
    static int fewestCoins(int total, int[] coins) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] coins = new int[in.nextInt()];
        int total = in.nextInt();
        for (int i = 0; i < coins.length; i++) coins[i] = in.nextInt();
        System.out.println(fewestCoins(total, coins));
    }
}
