// Wrong: takes the two highest panes, however close together they stand.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long highest = -1;
        long second = -1;
        int highestPlace = 0;
        int secondPlace = 0;
        for (int i = 0; i < n; i++) {
            long height = in.nextLong();
            if (height > highest) {
                second = highest;
                secondPlace = highestPlace;
                highest = height;
                highestPlace = i;
            } else if (height > second) {
                second = height;
                secondPlace = i;
            }
        }
        System.out.println(second * Math.abs(highestPlace - secondPlace));
    }
}
