// Wrong: copies within one array, so the second half reads numbers that were overwritten already.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] carriages = new int[n];
        for (int i = 0; i < n; i++) carriages[i] = in.nextInt();
        for (int i = 0; i < n; i++) carriages[i] = carriages[n - 1 - i];
        for (int carriage : carriages) System.out.print(carriage + " ");
        System.out.println();
    }
}
