// Wrong: adds the same list again and again instead of a copy, and at the end it is empty.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;

public class Main {
    static int[] weights;
    static List<List<Integer>> found = new ArrayList<>();
    static List<Integer> chosen = new ArrayList<>();

    static void search(int start, int left) {
        if (left == 0) found.add(chosen);
        for (int place = start; place < weights.length && weights[place] <= left; place++) {
            if (place > start && weights[place] == weights[place - 1]) continue;
            chosen.add(weights[place]);
            search(place + 1, left - weights[place]);
            chosen.remove(chosen.size() - 1);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        weights = new int[in.nextInt()];
        int total = in.nextInt();
        for (int i = 0; i < weights.length; i++) weights[i] = in.nextInt();
        Arrays.sort(weights);
        search(0, total);
        System.out.println(found.size());
        for (List<Integer> combination : found) {
            for (int weight : combination) System.out.print(weight + " ");
            System.out.println();
        }
    }
}
