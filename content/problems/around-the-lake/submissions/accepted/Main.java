import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    // Returns the number of pairs of benches whose distance is at most `reach`, which is less than half of the path.
    static long countPairs(int[] aroundTwice, int reach) {
        long count = 0;
        int ahead = 0;
        for (int i = 0; i < aroundTwice.length / 2; i++) {
            while (aroundTwice[ahead] - aroundTwice[i] <= reach) ahead++;
            count += ahead - i - 1;
        }
        return count;
    }

    // Returns the distance of the pair at this place, counted from 1.
    static int findDistance(int around, long place, int[] benches) {
        int n = benches.length;
        int[] aroundTwice = Arrays.copyOf(benches, 2 * n);
        Arrays.sort(aroundTwice, 0, n);
        for (int i = 0; i < n; i++) aroundTwice[n + i] = aroundTwice[i] + around;
        int low = 0;
        int high = around / 2;
        while (low < high) {
            int middle = (low + high) / 2;
            if (countPairs(aroundTwice, middle) >= place) high = middle;
            else low = middle + 1;
        }
        return low;
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
