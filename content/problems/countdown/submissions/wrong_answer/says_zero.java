// Wrong: goes on while the number is at least 0, so it says 0 as well.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        for (int number = n; number >= 0; number--) {
            System.out.println(number);
        }
        System.out.println("Go!");
    }
}
