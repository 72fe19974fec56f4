// Wrong: begins the gap for the letter O one place too late: without I, O would stand at place 13.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static int letterToNumber(char c) {
        int v = c - 'A';
        if (c > 'O') return v - 2;
        if (c > 'I') return v - 1;
        return v;
    }

    static char numberToLetter(int v) {
        char c = (char) ('A' + v);
        if (v >= 14) return (char) (c + 2);
        if (v >= 8) return (char) (c + 1);
        return c;
    }

    /** Returns the plate that is issued `steps` plates after this one, or "none". */
    static String plateAfter(String plate, long steps) {
        char[] chars = plate.toCharArray();
        for (int i = chars.length - 1; i >= 0; i--) {
            if (Character.isDigit(chars[i])) {
                long v = chars[i] - '0' + steps;
                chars[i] = (char) ('0' + v % 10);
                steps = v / 10;
            } else {
                long v = letterToNumber(chars[i]) + steps;
                chars[i] = numberToLetter((int) (v % 24));
                steps = v / 24;
            }
        }
        if (steps > 0) return "none";
        return new String(chars);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String plate = in.readLine().trim();
        long steps = Long.parseLong(in.readLine().trim());
        System.out.println(plateAfter(plate, steps));
    }
}
