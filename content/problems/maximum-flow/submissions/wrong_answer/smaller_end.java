// Wrong: takes the smaller of what can leave the spring and what can enter the town, and forgets the pipes between.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        long out = 0;
        long into = 0;
        for (int i = 0; i < m; i++) {
            int from = in.nextInt();
            int to = in.nextInt();
            long room = in.nextLong();
            if (from == 1) out += room;
            if (to == n) into += room;
        }
        System.out.println(Math.min(out, into));
    }
}
