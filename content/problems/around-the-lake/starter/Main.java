import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns the distance of the pair at this place, counted from 1.
    // The path is `around` metres long.
    static int findDistance(int around, long place, int[] benches) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] benches = new int[Integer.parseInt(line.nextToken())];
        int around = Integer.parseInt(line.nextToken());
        long place = Long.parseLong(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < benches.length; i++) benches[i] = Integer.parseInt(line.nextToken());

        System.out.println(findDistance(around, place, benches));
    }
}
