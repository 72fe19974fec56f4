import java.util.Scanner;

public class Main {
    // The largest sum of a subset of the weights that is not more than `most`.
    static long largestSum(long most, long[] weights) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] weights = new long[in.nextInt()];
        long most = in.nextLong();
        for (int i = 0; i < weights.length; i++) weights[i] = in.nextLong();
        System.out.println(largestSum(most, weights));
    }
}
