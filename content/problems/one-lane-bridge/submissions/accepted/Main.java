import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.StringTokenizer;

public class Main {
    record Car(long second, boolean fromEast) {}

    static long[] secondsOfSending(Car[] cars, long crossing, int most) {
        Queue<Integer> west = new ArrayDeque<>();
        Queue<Integer> east = new ArrayDeque<>();
        long[] sent = new long[cars.length];
        boolean isEastsTurn = false;
        int inARow = 0;
        int come = 0;
        long now = 0;
        for (int turn = 0; turn < cars.length; turn++) {
            if (west.isEmpty() && east.isEmpty()) now = Math.max(now, cars[come].second());
            for (; come < cars.length && cars[come].second() <= now; come++) {
                (cars[come].fromEast() ? east : west).add(come);
            }

            Queue<Integer> side = isEastsTurn ? east : west;
            Queue<Integer> other = isEastsTurn ? west : east;
            if (side.isEmpty() || (inARow >= most && !other.isEmpty())) {
                isEastsTurn = !isEastsTurn;
                side = other;
                inARow = 0;
            }
            inARow++;
            sent[side.remove()] = now;
            now += crossing;
        }
        return sent;
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
