// Wrong: adds the two digits, without making one of them the tens.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        System.out.println(n % 10 + n / 10);
    }
}
