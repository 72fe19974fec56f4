import java.util.Scanner;

public class Main {
    static final int MODULUS = 1_000_000_007;

    // The number of ways, modulo MODULUS, from the first square to the last.
    static int countWays(String[] garden) {
        int columns = garden[0].length();
        int[][] ways = new int[garden.length][columns];
        for (int i = 0; i < garden.length; i++) {
            for (int j = 0; j < columns; j++) {
                if (garden[i].charAt(j) == '#') continue; // no way leads here
                if (i == 0 && j == 0) {
                    ways[i][j] = 1;
                    continue;
                }
                int above = i > 0 ? ways[i - 1][j] : 0;
                int left = j > 0 ? ways[i][j - 1] : 0;
                ways[i][j] = (above + left) % MODULUS; // the sum of two remainders fits into 32 bits
            }
        }
        return ways[garden.length - 1][columns - 1];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] garden = new String[in.nextInt()];
        in.nextInt(); // the number of columns: the length of each row
        for (int i = 0; i < garden.length; i++) garden[i] = in.next();
        System.out.println(countWays(garden));
    }
}
