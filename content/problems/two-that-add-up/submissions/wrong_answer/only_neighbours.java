// Wrong: compares each article only with the next one in the row.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int total = in.nextInt();
        int before = in.nextInt();
        for (int i = 2; i <= n; i++) {
            int price = in.nextInt();
            if (before + price == total) {
                System.out.println((i - 1) + " " + i);
                return;
            }
            before = price;
        }
        System.out.println("none");
    }
}
