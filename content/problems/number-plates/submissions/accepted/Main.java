import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static final String DIGITS = "0123456789";
    static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

    static String plateAfter(String plate, long steps) {
        char[] characters = plate.toCharArray();
        for (int place = characters.length - 1; place >= 0 && steps > 0; place--) {
            String kind = Character.isDigit(characters[place]) ? DIGITS : LETTERS;
            long moved = kind.indexOf(characters[place]) + steps;
            characters[place] = kind.charAt((int) (moved % kind.length()));
            // What goes back to the first character so often moves the place to its left on.
            steps = moved / kind.length();
        }
        return steps == 0 ? new String(characters) : "none";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String plate = in.readLine().trim();
        long steps = Long.parseLong(in.readLine().trim());
        System.out.println(plateAfter(plate, steps));
    }
}
