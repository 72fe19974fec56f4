// Wrong: keeps the codes as numbers and prints them without the zeros in front.
import java.util.Scanner;

public class Main {
    static String pattern;
    static int total, count;
    static long smallest = Long.MAX_VALUE, largest = -1;

    static void setWheel(int wheel, int used, int before, int sum, long code) {
        if (wheel == pattern.length()) {
            if (sum != total) return;
            count++;
            smallest = Math.min(smallest, code);
            largest = Math.max(largest, code);
            return;
        }
        for (int digit = 0; digit < 10; digit++) {
            char known = pattern.charAt(wheel);
            if (known != '?' && known - '0' != digit) continue;
            if ((used >> digit & 1) == 1 || (wheel > 0 && Math.abs(digit - before) < 2)) continue;
            setWheel(wheel + 1, used | 1 << digit, digit, sum + digit, code * 10 + digit);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        pattern = in.next();
        total = in.nextInt();
        setWheel(0, 0, 0, 0, 0);
        System.out.println(count);
        if (count > 0) System.out.println(smallest + " " + largest);
    }
}
