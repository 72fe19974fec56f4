// Wrong: asks only whether the first digit of a pair is 1 or 2, so 27, 28 and 29 become letters.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String digits = new Scanner(System.in).next();
        int before = 0;
        int ways = 1;
        for (int i = 0; i < digits.length(); i++) {
            int total = digits.charAt(i) == '0' ? 0 : ways;
            if (i > 0 && (digits.charAt(i - 1) == '1' || digits.charAt(i - 1) == '2')) {
                total = (total + before) % 1_000_000_007;
            }
            before = ways;
            ways = total;
        }
        System.out.println(ways);
    }
}
