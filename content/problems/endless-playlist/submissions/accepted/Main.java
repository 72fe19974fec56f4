import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // song: its number; seconds: how long it has been playing.
    record Found(int song, long seconds) {}

    // Returns how many of the increasing numbers are at most `bound`.
    static int countUpTo(long[] increasing, long bound) {
        int low = 0;
        int high = increasing.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (increasing[middle] <= bound) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    // Returns for each moment the song that plays.
    static Found[] findSongs(long[] lengths, long[] moments) {
        Found[] found = new Found[moments.length];
        long[] begins = new long[lengths.length];
        long total = 0;
        for (int i = 0; i < lengths.length; i++) {
            begins[i] = total;
            total += lengths[i];
        }
        for (int j = 0; j < moments.length; j++) {
            long inTheRound = moments[j] % total;
            int song = countUpTo(begins, inTheRound);
            found[j] = new Found(song, inTheRound - begins[song - 1]);
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        long[] lengths = new long[Integer.parseInt(line.nextToken())];
        long[] moments = new long[Integer.parseInt(line.nextToken())];
        readAll(lengths, in.readLine());
        readAll(moments, in.readLine());

        StringBuilder out = new StringBuilder();
        for (Found found : findSongs(lengths, moments)) {
            out.append(found.song()).append(' ').append(found.seconds()).append('\n');
        }
        System.out.print(out);
    }

    static void readAll(long[] numbers, String line) {
        StringTokenizer words = new StringTokenizer(line);
        for (int i = 0; i < numbers.length; i++) numbers[i] = Long.parseLong(words.nextToken());
    }
}
