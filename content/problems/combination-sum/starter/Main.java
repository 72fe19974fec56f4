import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    // All combinations that add up to the total.
    static List<List<Integer>> findCombinations(int total, int[] weights) {
        // Write your solution here.
        return new ArrayList<>();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] weights = new int[in.nextInt()];
        int total = in.nextInt();
        for (int i = 0; i < weights.length; i++) weights[i] = in.nextInt();
        List<List<Integer>> found = findCombinations(total, weights);
        StringBuilder out = new StringBuilder().append(found.size()).append('\n');
        for (List<Integer> combination : found) {
            for (int weight : combination) out.append(weight).append(' ');
            out.append('\n');
        }
        System.out.print(out);
    }
}
