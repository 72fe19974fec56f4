import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record File(int value, int left, int right) {}

    // Counts the files found below this place; each number that a search brings here lies between the bounds.
    static int countFound(File[] files, int place, int low, int high) {
        if (place == 0) return 0;
        File file = files[place];
        int found = low < file.value() && file.value() < high ? 1 : 0;
        found += countFound(files, file.left(), low, Math.min(high, file.value()));
        found += countFound(files, file.right(), Math.max(low, file.value()), high);
        return found;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        File[] files = new File[Integer.parseInt(in.readLine().trim()) + 1];
        for (int i = 1; i < files.length; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            int value = Integer.parseInt(line.nextToken());
            int left = Integer.parseInt(line.nextToken());
            files[i] = new File(value, left, Integer.parseInt(line.nextToken()));
        }
        System.out.println(countFound(files, 1, 0, Integer.MAX_VALUE));
    }
}
