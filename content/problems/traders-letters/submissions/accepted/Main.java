import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static int base;
    static int width;
    static String[] words;
    static boolean[] isLeading = new boolean[128];
    static int[] digitOf = new int[128];
    static boolean[] isUsed = new boolean[12];

    // Counts the readings of what is left; in the lowest row the carry is what the column has added up to.
    static long readLetter(int column, int row, int carry) {
        if (column == width) return carry == 0 ? 1 : 0;
        String word = words[row];
        if (column >= word.length()) return goOn(column, row, carry, 0);
        char letter = word.charAt(word.length() - 1 - column);
        if (digitOf[letter] >= 0) return goOn(column, row, carry, digitOf[letter]);
        long readings = 0;
        for (int digit = isLeading[letter] ? 1 : 0; digit < base; digit++) {
            if (isUsed[digit]) continue;
            digitOf[letter] = digit;
            isUsed[digit] = true;
            readings += goOn(column, row, carry, digit);
            isUsed[digit] = false;
            digitOf[letter] = -1;
        }
        return readings;
    }

    static long goOn(int column, int row, int carry, int digit) {
        if (row < 2) return readLetter(column, row + 1, carry + digit);
        return digit == carry % base ? readLetter(column + 1, 0, carry / base) : 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        base = in.nextInt();
        words = new String[] {in.next(), in.next(), in.next()};
        Arrays.fill(digitOf, -1);
        for (String word : words) {
            width = Math.max(width, word.length());
            if (word.length() > 1) isLeading[word.charAt(0)] = true;
        }
        System.out.println(readLetter(0, 0, 0));
    }
}
