// Wrong: puts each battery, strongest first, to the side with less charge, as if a battery could never change sides.
import java.util.Arrays;
import java.util.Collections;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Integer[] batteries = new Integer[n];
        for (int i = 0; i < n; i++) batteries[i] = in.nextInt();
        Arrays.sort(batteries, Collections.reverseOrder());
        long one = 0, two = 0;
        for (int battery : batteries) {
            if (one <= two) one += battery;
            else two += battery;
        }
        System.out.println(Math.min(one, two));
    }
}
