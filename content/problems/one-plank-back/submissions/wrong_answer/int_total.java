// Wrong: adds up the lengths in an int.
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.StreamTokenizer;

public class Main {
    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval, total = 0;
        int[] planks = new int[n], behind = new int[n + 1];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            planks[i] = (int) in.nval;
            total += planks[i];
        }
        for (int i = n - 1; i >= 0; i--) behind[i] = gcd(behind[i + 1], planks[i]);
        int before = 0, longest = 0, returned = -1;
        for (int i = 0; i < n; i++) {
            int length = gcd(before, behind[i + 1]);
            if (returned < 0 || length > longest || (length == longest && planks[i] < planks[returned])) {
                longest = length;
                returned = i;
            }
            before = gcd(before, planks[i]);
        }
        System.out.println(longest + " " + (returned + 1) + " " + (total - planks[returned]) / longest);
    }
}
