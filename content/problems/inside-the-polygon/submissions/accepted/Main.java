import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Point(long x, long y) {}

    static long twiceTheArea(Point[] corners) {
        long twice = 0;
        Point a = corners[corners.length - 1];
        for (Point b : corners) {
            twice += a.x() * b.y() - a.y() * b.x();
            a = b;
        }
        return Math.abs(twice);
    }

    static boolean isBetween(long value, long one, long other) {
        return Math.min(one, other) <= value && value <= Math.max(one, other);
    }

    static String placeOf(Point p, Point[] corners) {
        boolean inside = false;
        Point a = corners[corners.length - 1];
        for (Point b : corners) {
            // Positive if the stone lies on the left of the way from a to b, and 0 on the line through both.
            long turn = (b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x());
            if (turn == 0 && isBetween(p.x(), a.x(), b.x()) && isBetween(p.y(), a.y(), b.y())) return "border";
            // The way to the right crosses a side that goes up if the stone is on its left, and one that goes down if it is on its right.
            boolean crosses = (a.y() > p.y()) != (b.y() > p.y());
            if (crosses && (turn > 0) == (b.y() > a.y())) inside = !inside;
            a = b;
        }
        return inside ? "inside" : "outside";
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
