// Wrong: compares counts, which are Integer objects, with !=, so equal counts above 127 look different.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        Map<Integer, Integer> counts = new HashMap<>();
        for (int i = 0; i < n; i++) counts.merge(in.nextInt(), 1, Integer::sum);
        List<Integer> dishes = new ArrayList<>(counts.keySet());
        dishes.sort((a, b) -> {
            if (counts.get(a) != counts.get(b)) return counts.get(b) - counts.get(a);
            return a - b;
        });
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < k; i++) out.append(dishes.get(i)).append(' ');
        System.out.println(out.toString().trim());
    }
}
