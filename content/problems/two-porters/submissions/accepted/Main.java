import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static final int NEVER = -1;

    static int largestFairLoad(int[] weights) {
        int total = Arrays.stream(weights).sum();
        // For each difference of the loads: the largest load of the porter who carries less.
        int[] lesser = new int[total + 1];
        Arrays.fill(lesser, NEVER);
        lesser[0] = 0;
        for (int weight : weights) {
            int[] extended = lesser.clone();
            for (int difference = 0; difference + weight <= total; difference++) {
                int load = lesser[difference];
                if (load == NEVER) continue;
                int toMore = difference + weight;
                extended[toMore] = Math.max(extended[toMore], load);
                int toLess = Math.abs(difference - weight);
                extended[toLess] = Math.max(extended[toLess], load + Math.min(difference, weight));
            }
            lesser = extended;
        }
        return lesser[0];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] weights = new int[in.nextInt()];
        for (int i = 0; i < weights.length; i++) weights[i] = in.nextInt();
        System.out.println(largestFairLoad(weights));
    }
}
