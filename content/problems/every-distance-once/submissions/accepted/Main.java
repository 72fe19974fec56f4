import java.util.Arrays;
import java.util.Scanner;
import java.util.StringJoiner;

public class Main {
    static int n;
    static String street;
    static int[] masts;
    static int standing;
    static boolean[] taken; // by distance
    static int ways = 0;
    static int[] firstWay;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        street = in.next();

        // Both ends have a mast from the start, so every new mast is checked against the last lot, too.
        int last = street.length() - 1;
        masts = new int[n];
        masts[1] = last;
        standing = 2;
        taken = new boolean[last + 1];
        taken[last] = true;
        place(1);

        System.out.println(ways);
        if (ways > 0) {
            Arrays.sort(firstWay);
            StringJoiner line = new StringJoiner(" ");
            for (int lot : firstWay) line.add(String.valueOf(lot + 1));
            System.out.println(line);
        }
    }

    static void place(int from) {
        if (standing == n) {
            if (ways++ == 0) firstWay = masts.clone();
            return;
        }
        for (int lot = from; lot < street.length() - 1; lot++) {
            if (street.charAt(lot) == '#') continue;
            int marked = mark(lot);
            if (marked == standing) {
                masts[standing++] = lot;
                place(lot + 1);
                standing--;
            }
            for (int i = 0; i < marked; i++) taken[Math.abs(lot - masts[i])] = false;
        }
    }

    // Marks the distances of a new mast until one is already taken; returns how many it marked.
    static int mark(int lot) {
        for (int i = 0; i < standing; i++) {
            int distance = Math.abs(lot - masts[i]);
            if (taken[distance]) return i;
            taken[distance] = true;
        }
        return standing;
    }
}
