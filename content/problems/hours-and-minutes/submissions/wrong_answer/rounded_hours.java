// Wrong: rounds to the nearest hour, so 30 minutes or more count as a full hour.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int m = in.nextInt();
        System.out.println(Math.round(m / 60.0) + " " + m % 60);
    }
}
