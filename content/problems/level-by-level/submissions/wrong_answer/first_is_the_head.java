// Wrong: takes person 1 for the head.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<List<Integer>> called = new ArrayList<>();
        for (int i = 0; i <= n; i++) called.add(new ArrayList<>());
        for (int i = 1; i <= n; i++) called.get(in.nextInt()).add(i);
        StringBuilder out = new StringBuilder();
        List<Integer> level = List.of(1);
        while (!level.isEmpty()) {
            out.append(level.size());
            List<Integer> next = new ArrayList<>();
            for (int person : level) {
                out.append(' ').append(person);
                next.addAll(called.get(person));
            }
            out.append('\n');
            level = next;
        }
        System.out.print(out);
    }
}
