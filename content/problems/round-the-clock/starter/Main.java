import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    record Shift(int begin, int length) {}

    // The smallest number of volunteers, or -1.
    static int fewestVolunteers(int day, Shift[] shifts) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        Shift[] shifts = new Shift[readInt(in)];
        int day = readInt(in);
        for (int i = 0; i < shifts.length; i++) shifts[i] = new Shift(readInt(in), readInt(in));
        System.out.println(fewestVolunteers(day, shifts));
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
