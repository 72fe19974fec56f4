import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;

public class Main {
    final int[] weights; // from light to heavy
    final List<List<Integer>> found = new ArrayList<>();
    final List<Integer> chosen = new ArrayList<>();

    Main(int[] weights) {
        this.weights = weights.clone();
        Arrays.sort(this.weights);
    }

    static List<List<Integer>> findCombinations(int total, int[] weights) {
        Main main = new Main(weights);
        main.search(0, total);
        return main.found;
    }

    // Adds all combinations that begin with the chosen weights and need `left` more, from place `start` on.
    void search(int start, int left) {
        if (left == 0) found.add(new ArrayList<>(chosen));
        for (int place = start; place < weights.length && weights[place] <= left; place++) {
            // An equal weight at the same place of the combination would give the same ones again.
            if (place > start && weights[place] == weights[place - 1]) continue;
            chosen.add(weights[place]);
            search(place + 1, left - weights[place]);
            chosen.remove(chosen.size() - 1);
        }
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
