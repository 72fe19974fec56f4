import java.util.Scanner;

// Prints the carriages in reverse order.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] carriages = new int[n];
        for (int i = 0; i < n; i++) {
            carriages[i] = in.nextInt();
        }

        // Write your solution here.
        System.out.println(carriages[0]);
    }
}
