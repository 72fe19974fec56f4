// Wrong: prints the position in the array, which is counted from 0.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] points = new int[in.nextInt()];
        for (int i = 0; i < points.length; i++) points[i] = in.nextInt();
        int best = 0;
        for (int i = 1; i < points.length; i++) {
            if (points[i] > points[best]) best = i;
        }
        System.out.println(points[best] + " " + best);
    }
}
