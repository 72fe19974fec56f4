import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    // left: how many pendants the left piece holds.
    record Cut(int left, long difference) {}

    // Returns the cut with the smallest difference of the two pulls.
    static Cut fairestCut(int[] pulls) {
        // Write your solution here.
        return new Cut(0, 0);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] pulls = new int[readInt(in)];
        for (int i = 0; i < pulls.length; i++) pulls[i] = readInt(in);

        Cut cut = fairestCut(pulls);
        System.out.println(cut.left() + " " + cut.difference());
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
