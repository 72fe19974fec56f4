// Wrong: asks only whether the third number exists, so a single card can be taken twice.
import java.util.Scanner;
import java.util.TreeSet;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        TreeSet<Integer> numbers = new TreeSet<>();
        for (int i = 0; i < n; i++) numbers.add(in.nextInt());
        int hands = 0;
        for (int smallest : numbers) {
            for (int middle : numbers.tailSet(smallest)) {
                int largest = -smallest - middle;
                if (largest < middle) break;
                if (numbers.contains(largest)) hands++;
            }
        }
        System.out.println(hands);
    }
}
