import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    record Answer(long stitches, char letter) {}

    // Returns the number of stitches, and the letter of the wanted one, counted from 1, or '-' if there are fewer.
    static Answer findStitch(String pattern, long wanted) {
        // Write your solution here.
        return new Answer(0, '-');
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String pattern = in.readLine().trim();
        long wanted = Long.parseLong(in.readLine().trim());
        Answer answer = findStitch(pattern, wanted);
        System.out.println(answer.stitches() + " " + answer.letter());
    }
}
