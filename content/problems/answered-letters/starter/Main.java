import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    record Letter(String sender, String receiver) {}

    // Returns how many letters are still waiting, and the longest wait of an answered one.
    static int[] settle(Letter[] letters) {
        // Write your solution here.
        return new int[] {0, 0};
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Letter[] letters = new Letter[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < letters.length; i++) {
            String[] names = in.readLine().trim().split(" ");
            letters[i] = new Letter(names[0], names[1]);
        }
        int[] result = settle(letters);
        System.out.println(result[0] + " " + result[1]);
    }
}
