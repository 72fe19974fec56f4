// Wrong: says 0 if no book has exactly this number.
import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int q = in.nextInt();
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 1; i <= n; i++) places.put(in.nextInt(), i);
        StringBuilder answer = new StringBuilder();
        for (int i = 0; i < q; i++) answer.append(places.getOrDefault(in.nextInt(), 0)).append(' ');
        System.out.println(answer);
    }
}
