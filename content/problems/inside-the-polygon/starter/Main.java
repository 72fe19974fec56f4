import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Point(long x, long y) {}

    // Returns twice the area of the field, which is a whole number.
    static long twiceTheArea(Point[] corners) {
        // Write your solution here.
        return 0;
    }

    // Returns where the stone lies: inside, outside or border.
    static String placeOf(Point stone, Point[] corners) {
        // Write your solution here.
        return "outside";
    }

    static Point[] readPoints(BufferedReader in, int count) throws IOException {
        Point[] points = new Point[count];
        for (int i = 0; i < count; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            points[i] = new Point(Long.parseLong(line.nextToken()), Long.parseLong(line.nextToken()));
        }
        return points;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken()), q = Integer.parseInt(line.nextToken());
        Point[] corners = readPoints(in, n);
        long twice = twiceTheArea(corners);
        System.out.println(twice / 2 + "." + twice % 2 * 5);
        for (Point stone : readPoints(in, q)) System.out.println(placeOf(stone, corners));
    }
}
