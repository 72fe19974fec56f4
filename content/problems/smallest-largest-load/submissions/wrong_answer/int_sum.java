// Wrong: adds up the weights in an int.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] weights = new int[Integer.parseInt(line.nextToken())];
        int trips = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        int low = 0, high = 0;
        for (int i = 0; i < weights.length; i++) {
            weights[i] = Integer.parseInt(line.nextToken());
            low = Math.max(low, weights[i]);
            high += weights[i];
        }
        while (low < high) {
            int middle = low + (high - low) / 2, used = 1, load = 0;
            for (int weight : weights) {
                load += weight;
                if (load > middle) {
                    used++;
                    load = weight;
                }
            }
            if (used <= trips) high = middle;
            else low = middle + 1;
        }
        System.out.println(low);
    }
}
