import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns the weight of the heaviest load, as small as it can be with so many trips.
    static long smallestLargestLoad(int[] weights, int trips) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] weights = new int[Integer.parseInt(line.nextToken())];
        int trips = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < weights.length; i++) weights[i] = Integer.parseInt(line.nextToken());
        System.out.println(smallestLargestLoad(weights, trips));
    }
}
