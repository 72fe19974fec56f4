import java.util.Scanner;

public class Main {
    static String digits;
    static long total;
    static int count = 0;
    static String first = "";

    // Reads the number at `start` in all ways; `before` is what is read already, its last sign included.
    static void readOn(int start, int sign, String before, long soFar) {
        // A number does not begin with a zero, unless it is zero.
        int longest = digits.charAt(start) == '0' ? start + 1 : digits.length();
        for (int end = longest; end > start; end--) {
            String number = digits.substring(start, end);
            long now = soFar + sign * Long.parseLong(number);
            if (end == digits.length()) {
                if (now != total) continue;
                if (count == 0) first = before + number;
                count++;
            } else if (Math.abs(total - now) <= Long.parseLong(digits.substring(end))) {
                readOn(end, 1, before + number + "+", now);
                readOn(end, -1, before + number + "-", now);
            }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        digits = in.next();
        total = in.nextLong();
        readOn(0, 1, "", 0);
        System.out.println(count);
        if (count > 0) System.out.println(first);
    }
}
