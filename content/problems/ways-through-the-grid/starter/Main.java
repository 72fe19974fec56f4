import java.util.Scanner;

public class Main {
    // The number of ways, modulo 1,000,000,007, from the first square to the last.
    static int countWays(String[] garden) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String[] garden = new String[in.nextInt()];
        in.nextInt(); // the number of columns: the length of each row
        for (int i = 0; i < garden.length; i++) garden[i] = in.next();
        System.out.println(countWays(garden));
    }
}
