// Wrong: compares with <=, so each price lasts one year too long.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        if (a <= 6) {
            System.out.println(0);
        } else if (a <= 18) {
            System.out.println(7);
        } else if (a <= 65) {
            System.out.println(12);
        } else {
            System.out.println(9);
        }
    }
}
