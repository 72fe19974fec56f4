import java.util.Scanner;

public class Main {
    record Stall(int place, int rate) {}

    // The smallest total loss.
    static long leastLoss(int start, Stall[] stalls) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Stall[] stalls = new Stall[in.nextInt()];
        int start = in.nextInt();
        for (int i = 0; i < stalls.length; i++) stalls[i] = new Stall(in.nextInt(), in.nextInt());
        System.out.println(leastLoss(start, stalls));
    }
}
