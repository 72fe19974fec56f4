import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    record Plan(int signal, long cost) {}

    // Returns the cheapest free plan and the cheapest copy plan, in this order.
    static Plan[] cheapestPlans(int[] masts) {
        // Write your solution here.
        return new Plan[] {new Plan(0, 0), new Plan(0, 0)};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int[] masts = new int[(int) in.nval];
        for (int i = 0; i < masts.length; i++) {
            in.nextToken();
            masts[i] = (int) in.nval;
        }
        for (Plan plan : cheapestPlans(masts)) {
            System.out.println(plan.signal() + " " + plan.cost());
        }
    }
}
