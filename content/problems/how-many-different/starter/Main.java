import java.util.Scanner;

// Prints how many different numbers are in the list.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] stamps = new int[n];
        for (int i = 0; i < n; i++) {
            stamps[i] = in.nextInt();
        }

        // Write your solution here.
        int different = 0;

        System.out.println(different);
    }
}
