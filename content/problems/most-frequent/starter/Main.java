import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    // Returns the k dishes that were ordered most often, in the order of the board.
    static List<Integer> chooseDishes(List<Integer> orders, int k) {
        // Write your solution here.
        return orders.subList(0, k);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int k = Integer.parseInt(line.nextToken());
        List<Integer> orders = new ArrayList<>();
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) orders.add(Integer.parseInt(line.nextToken()));

        StringBuilder out = new StringBuilder();
        for (int dish : chooseDishes(orders, k)) out.append(dish).append(' ');
        System.out.println(out.toString().trim());
    }
}
