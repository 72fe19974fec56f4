import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    /** Returns the plate that is issued `steps` plates after this one, or "none". */
    static String plateAfter(String plate, long steps) {
        // Write your solution here.
        return "none";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String plate = in.readLine().trim();
        long steps = Long.parseLong(in.readLine().trim());
        System.out.println(plateAfter(plate, steps));
    }
}
