// Wrong: means twice the sum of both sides, but without brackets only the first of them is doubled.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.out.println(a * b + " " + (2 * a + b));
    }
}
