import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;

public class Main {
    // The course `first` comes before the course `then`.
    record Rule(int first, int then) {}

    // Returns all courses, 1 to count, in an order that keeps all rules, or nothing if there is none.
    static Optional<List<Integer>> orderCourses(int count, Rule[] rules) {
        // Write your solution here.
        return Optional.empty();
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
