import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    static int countHands(int[] cards) {
        Arrays.sort(cards);
        int hands = 0;
        for (int first = 0; first < cards.length && cards[first] <= 0; first++) {
            // Every hand with an equal smallest card was found before.
            if (first > 0 && cards[first] == cards[first - 1]) continue;
            int left = first + 1;
            int right = cards.length - 1;
            while (left < right) {
                int total = cards[first] + cards[left] + cards[right];
                if (total < 0) {
                    left++;
                } else if (total > 0) {
                    right--;
                } else {
                    hands++;
                    left++;
                    right--;
                    while (left < right && cards[left] == cards[left - 1]) left++;
                }
            }
        }
        return hands;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] cards = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < cards.length; i++) cards[i] = Integer.parseInt(line.nextToken());
        System.out.println(countHands(cards));
    }
}
