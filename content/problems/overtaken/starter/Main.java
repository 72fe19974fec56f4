import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The place is the one at minute 0.
    record Cyclist(long place, long speed) {}

    // Returns the number of pairs in which one cyclist has overtaken the other one.
    static long countOvertakings(long minutes, Cyclist[] cyclists) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        Cyclist[] cyclists = new Cyclist[Integer.parseInt(line.nextToken())];
        long minutes = Long.parseLong(line.nextToken());
        for (int i = 0; i < cyclists.length; i++) {
            line = new StringTokenizer(in.readLine());
            cyclists[i] = new Cyclist(Long.parseLong(line.nextToken()), Long.parseLong(line.nextToken()));
        }

        System.out.println(countOvertakings(minutes, cyclists));
    }
}
