// Wrong: looks only at the last part of the steps when it decides whether the next place moves on once more, one too late.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        char[] plate = in.next().toCharArray();
        long steps = in.nextLong();
        for (int i = plate.length - 1; i >= 0 && steps > 0; i--) {
            String kind = Character.isDigit(plate[i]) ? "0123456789" : "ABCDEFGHJKLMNPQRSTUVWXYZ";
            int size = kind.length();
            long moved = kind.indexOf(plate[i]) + steps % size;
            plate[i] = kind.charAt((int) (moved % size));
            steps = steps / size + (moved > size ? 1 : 0);
        }
        System.out.println(steps > 0 ? "none" : new String(plate));
    }
}
