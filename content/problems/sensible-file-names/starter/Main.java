import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    // Returns the names in sorted order.
    static String[] sortNames(String[] names) {
        // Write your solution here.
        return names;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] names = new String[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < names.length; i++) names[i] = in.readLine().trim();

        System.out.println(String.join("\n", sortNames(names)));
    }
}
