// Wrong: divides whole numbers, which cuts a negative mean off towards zero and so makes it larger.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] amounts = new long[in.nextInt()];
        long total = 0;
        for (int i = 0; i < amounts.length; i++) {
            amounts[i] = in.nextLong();
            total += amounts[i];
        }
        long mean = total / amounts.length;
        int count = 0;
        for (long amount : amounts) {
            if (amount > mean) count++;
        }
        System.out.println(count);
    }
}
