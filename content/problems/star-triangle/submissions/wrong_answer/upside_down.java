// Wrong: begins with the longest row of stars.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        for (int i = n; i >= 1; i--) {
            System.out.println(".".repeat(n - i) + "*".repeat(i));
        }
    }
}
