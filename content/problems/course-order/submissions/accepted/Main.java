import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.StringTokenizer;

public class Main {
    record Rule(int first, int then) {}

    static Optional<List<Integer>> orderCourses(int count, Rule[] rules) {
        List<List<Integer>> neededBy = new ArrayList<>();
        for (int i = 0; i <= count; i++) neededBy.add(new ArrayList<>());
        int[] missing = new int[count + 1];
        for (Rule rule : rules) {
            neededBy.get(rule.first()).add(rule.then());
            missing[rule.then()]++;
        }

        Queue<Integer> ready = new ArrayDeque<>();
        for (int course = 1; course <= count; course++) if (missing[course] == 0) ready.add(course);
        List<Integer> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            int course = ready.remove();
            order.add(course);
            for (int then : neededBy.get(course)) {
                missing[then]--;
                if (missing[then] == 0) ready.add(then);
            }
        }
        // In a cycle, each course waits for another one for ever.
        return order.size() == count ? Optional.of(order) : Optional.empty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Rule[] rules = new Rule[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < rules.length; i++) {
            line = new StringTokenizer(in.readLine());
            rules[i] = new Rule(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }

        Optional<List<Integer>> order = orderCourses(count, rules);
        StringBuilder out = new StringBuilder();
        order.ifPresent(courses -> courses.forEach(course -> out.append(course).append(' ')));
        System.out.println(order.isPresent() ? out.toString().trim() : "impossible");
    }
}
