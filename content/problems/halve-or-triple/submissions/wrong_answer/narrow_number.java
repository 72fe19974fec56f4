// Wrong: keeps the number in 32 bits; it becomes negative on the way, and the loop takes that for the end.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int number = in.nextInt();
        int steps = 0;
        while (number > 1) {
            number = number % 2 == 0 ? number / 2 : 3 * number + 1;
            steps++;
        }
        System.out.println(steps);
    }
}
