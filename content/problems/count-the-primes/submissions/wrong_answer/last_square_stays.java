// Wrong: crosses out only while i * i is below the largest number, so the square of a prime at the very end stays.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        int[] first = new int[q], last = new int[q];
        int largest = 1;
        for (int i = 0; i < q; i++) {
            first[i] = in.nextInt();
            last[i] = in.nextInt();
            largest = Math.max(largest, last[i]);
        }
        boolean[] composite = new boolean[largest + 1];
        for (int i = 2; i * i < largest; i++) {
            for (int multiple = i * i; multiple <= largest && !composite[i]; multiple += i) composite[multiple] = true;
        }
        int[] upTo = new int[largest + 1];
        for (int i = 2; i <= largest; i++) upTo[i] = upTo[i - 1] + (composite[i] ? 0 : 1);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) out.append(upTo[last[i]] - upTo[first[i] - 1]).append('\n');
        System.out.print(out);
    }
}
