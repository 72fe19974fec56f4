// Wrong: leaves out the lower end again and again; the lowest tower between the ends may be lower than both.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] heights = new long[n];
        for (int i = 0; i < n; i++) heights[i] = in.nextLong();
        long largest = 0;
        int left = 0;
        int right = n - 1;
        while (left <= right) {
            largest = Math.max(largest, Math.min(heights[left], heights[right]) * (right - left + 1));
            if (heights[left] < heights[right]) left++;
            else right--;
        }
        System.out.println(largest);
    }
}
