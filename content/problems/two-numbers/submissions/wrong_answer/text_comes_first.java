// Wrong: begins with a text, so + glues both numbers to it one after the other instead of adding them.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.out.println("" + a + b);
    }
}
