import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    /** Returns "proper", "mistake p" or "close s" as the statement asks. */
    static String inspect(String text) {
        // Write your solution here.
        return "mistake 0";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(inspect(in.readLine().trim()));
    }
}
