// Wrong: a number that is equal to gold is taken for silver, because it is larger than silver.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        Integer gold = null;
        Integer silver = null;
        for (int i = 0; i < n; i++) {
            int points = in.nextInt();
            if (gold == null || points > gold) {
                silver = gold;
                gold = points;
            } else if (silver == null || points > silver) {
                silver = points;
            }
        }
        System.out.println(silver == null ? "none" : silver);
    }
}
