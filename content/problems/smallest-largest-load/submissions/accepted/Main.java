import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    // How many trips carry all boxes if a load weighs at most `most`, which no box exceeds.
    static int tripsWith(int[] weights, long most) {
        int trips = 1;
        long load = 0;
        for (int weight : weights) {
            load += weight;
            if (load > most) {
                trips++;
                load = weight;
            }
        }
        return trips;
    }

    static long smallestLargestLoad(int[] weights, int trips) {
        long low = Arrays.stream(weights).max().getAsInt();
        long high = Arrays.stream(weights).asLongStream().sum();
        while (low < high) {
            long middle = (low + high) / 2;
            if (tripsWith(weights, middle) <= trips) high = middle;
            else low = middle + 1;
        }
        return low;
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
