// Wrong: joins two squares only if a street leads from each of them straight to the other one.
import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    static int[] pointsTo;

    static int head(int square) {
        while (pointsTo[square] != square) square = pointsTo[square];
        return square;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        pointsTo = new int[n + 1];
        for (int i = 0; i <= n; i++) pointsTo[i] = i;
        Set<Long> streets = new HashSet<>();
        for (int i = 0; i < m; i++) {
            long a = in.nextInt();
            long b = in.nextInt();
            streets.add(a * 100000 + b);
            if (streets.contains(b * 100000 + a)) pointsTo[head((int) a)] = head((int) b);
        }
        int[] sizes = new int[n + 1];
        int count = 0;
        int largest = 0;
        for (int i = 1; i <= n; i++) {
            int size = ++sizes[head(i)];
            if (size == 1) count++;
            largest = Math.max(largest, size);
        }
        System.out.println(count + " " + largest);
    }
}
