// Wrong: lets the fast walker begin one note ahead, so the second walk misses the begin of the cycle by one.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int start = in.nextInt();
        int[] next = new int[n + 1];
        for (int i = 1; i <= n; i++) next[i] = in.nextInt();
        int slow = start;
        int fast = next[start];
        while (fast != 0 && slow != fast) {
            slow = next[slow];
            fast = next[next[fast]];
        }
        if (fast == 0) {
            System.out.println("none");
            return;
        }
        int length = 1;
        for (int note = next[slow]; note != slow; note = next[note]) length++;
        int entry = start;
        for (int i = 0; i < n && entry != slow; i++) {
            entry = next[entry];
            slow = next[slow];
        }
        System.out.println(entry + " " + length);
    }
}
