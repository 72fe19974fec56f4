import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    // Counted from 1.
    record Show(int l, int r) {}

    record Pictures(int largest, int count) {}

    // Returns for each show the largest picture and the number of different pictures.
    static Pictures[] picturesOfShows(int[] switches, Show[] shows) {
        // Write your solution here.
        Pictures[] answers = new Pictures[shows.length];
        for (int i = 0; i < answers.length; i++) answers[i] = new Pictures(0, 0);
        return answers;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] switches = new int[readInt(in)];
        Show[] shows = new Show[readInt(in)];
        for (int i = 0; i < switches.length; i++) switches[i] = readInt(in);
        for (int i = 0; i < shows.length; i++) shows[i] = new Show(readInt(in), readInt(in));

        StringBuilder out = new StringBuilder();
        for (Pictures answer : picturesOfShows(switches, shows))
            out.append(answer.largest()).append(' ').append(answer.count()).append('\n');
        System.out.print(out);
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
