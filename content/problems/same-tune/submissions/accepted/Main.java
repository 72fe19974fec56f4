import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    record Count(long tunes, long pairs) {}

    static Count countTunes(int[][] recordings) {
        Map<List<Integer>, Integer> seen = new HashMap<>();
        long pairs = 0;
        for (int[] notes : recordings) {
            // Begun on note 0, all recordings of one tune are the same.
            List<Integer> tune = new ArrayList<>(notes.length);
            for (int note : notes) tune.add(note - notes[0]);
            pairs += seen.merge(tune, 1, Integer::sum) - 1;
        }
        return new Count(seen.size(), pairs);
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
