import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Collections;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    record Street(int from, int to) {}

    // Returns the number of squares of each district.
    static List<Integer> districtSizes(int count, Street[] streets) {
        // Write your solution here.
        return List.of(count);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Street[] streets = new Street[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < streets.length; i++) {
            line = new StringTokenizer(in.readLine());
            streets[i] = new Street(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }
        List<Integer> sizes = districtSizes(count, streets);
        System.out.println(sizes.size() + " " + Collections.max(sizes));
    }
}
