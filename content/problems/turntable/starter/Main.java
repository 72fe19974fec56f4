import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // kind: B, F or T. x and y are 0 where the kind has none.
    record Order(char kind, int x, int y) {}

    // Returns the carriages from head to tail.
    static int[] orderInTheEvening(int size, Order[] orders) {
        // Write your solution here.
        return new int[size];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        Order[] orders = new Order[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < orders.length; i++) {
            line = new StringTokenizer(in.readLine());
            char kind = line.nextToken().charAt(0);
            int x = line.hasMoreTokens() ? Integer.parseInt(line.nextToken()) : 0;
            int y = line.hasMoreTokens() ? Integer.parseInt(line.nextToken()) : 0;
            orders[i] = new Order(kind, x, y);
        }

        StringBuilder out = new StringBuilder();
        for (int carriage : orderInTheEvening(n, orders)) out.append(carriage).append(' ');
        System.out.println(out.toString().trim());
    }
}
