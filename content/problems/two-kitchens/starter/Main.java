import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.OptionalInt;

public class Main {
    record Quarrel(int first, int second) {}

    // The number of the day, or empty if the cooks can be divided to the end. There is one quarrel a day; cooks are counted from 1.
    static OptionalInt firstHopelessDay(int cooks, Quarrel[] quarrels) {
        // Write your solution here.
        return OptionalInt.empty();
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        Quarrel[] quarrels = new Quarrel[readInt(in)];
        for (int i = 0; i < quarrels.length; i++) quarrels[i] = new Quarrel(readInt(in), readInt(in));

        OptionalInt day = firstHopelessDay(n, quarrels);
        System.out.println(day.isPresent() ? String.valueOf(day.getAsInt()) : "peace");
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
