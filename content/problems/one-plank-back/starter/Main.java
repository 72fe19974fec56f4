import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The length of a piece, the number of the plank to bring back (counted from 1), and the number of pieces.
    record Choice(int length, int plank, long pieces) {}

    static Choice choosePlank(int[] planks) {
        // Write your solution here.
        return new Choice(1, 1, 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] planks = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < planks.length; i++) planks[i] = Integer.parseInt(line.nextToken());
        Choice choice = choosePlank(planks);
        System.out.println(choice.length() + " " + choice.plank() + " " + choice.pieces());
    }
}
