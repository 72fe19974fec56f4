// Wrong: goes on only while i is below 10, so the last line is missing.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        for (int i = 1; i < 10; i++) {
            System.out.println(n + " x " + i + " = " + (n * i));
        }
    }
}
