import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    record Count(long tunes, long pairs) {}

    // Each recording is an array of notes.
    static Count countTunes(int[][] recordings) {
        // Write your solution here.
        return new Count(0, 0);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[][] recordings = new int[readInt(in)][];
        for (int i = 0; i < recordings.length; i++) {
            recordings[i] = new int[readInt(in)];
            for (int j = 0; j < recordings[i].length; j++) recordings[i][j] = readInt(in);
        }

        Count count = countTunes(recordings);
        System.out.println(count.tunes() + " " + count.pairs());
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
