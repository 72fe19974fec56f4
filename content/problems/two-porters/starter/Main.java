import java.util.Scanner;

public class Main {
    // The largest weight that each porter can carry.
    static int largestFairLoad(int[] weights) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] weights = new int[in.nextInt()];
        for (int i = 0; i < weights.length; i++) weights[i] = in.nextInt();
        System.out.println(largestFairLoad(weights));
    }
}
