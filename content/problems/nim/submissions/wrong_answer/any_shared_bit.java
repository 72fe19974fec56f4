// Wrong: takes from the first heap that shares some bit with the nim-sum; only the highest bit makes the heap smaller.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] heaps = new int[in.nextInt()];
        int sum = 0;
        for (int i = 0; i < heaps.length; i++) {
            heaps[i] = in.nextInt();
            sum ^= heaps[i];
        }
        for (int i = 0; i < heaps.length; i++) {
            if ((heaps[i] & sum) != 0) {
                System.out.println((i + 1) + " " + (heaps[i] - (heaps[i] ^ sum)));
                return;
            }
        }
        System.out.println("lost");
    }
}
