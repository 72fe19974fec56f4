import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Car(long second, boolean fromEast) {}

    // Returns the second in which each car is sent.
    static long[] secondsOfSending(Car[] cars, long crossing, int most) {
        // Write your solution here.
        return new long[cars.length];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        Car[] cars = new Car[Integer.parseInt(line.nextToken())];
        long crossing = Long.parseLong(line.nextToken());
        int most = Integer.parseInt(line.nextToken());
        for (int i = 0; i < cars.length; i++) {
            line = new StringTokenizer(in.readLine());
            cars[i] = new Car(Long.parseLong(line.nextToken()), line.nextToken().equals("E"));
        }

        StringBuilder out = new StringBuilder();
        for (long second : secondsOfSending(cars, crossing, most)) out.append(second).append(' ');
        System.out.println(out.toString().trim());
    }
}
