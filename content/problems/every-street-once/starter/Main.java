import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;

public class Main {
    record Street(int a, int b) {}

    // Returns the corners of a drive through all streets, or nothing if there is none.
    static Optional<List<Integer>> findDrive(int count, Street[] streets) {
        // Write your solution here.
        return Optional.empty();
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

        Optional<List<Integer>> drive = findDrive(count, streets);
        StringBuilder out = new StringBuilder();
        drive.ifPresent(corners -> corners.forEach(corner -> out.append(corner).append(' ')));
        System.out.println(drive.isPresent() ? out.toString().trim() : "impossible");
    }
}
