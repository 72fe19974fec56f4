import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    static int countPictures(int[] stamps) {
        // A set keeps each picture once, however often it is added.
        Set<Integer> seen = new HashSet<>();
        for (int picture : stamps) seen.add(picture);
        return seen.size();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] stamps = new int[in.nextInt()];
        for (int i = 0; i < stamps.length; i++) stamps[i] = in.nextInt();
        System.out.println(countPictures(stamps));
    }
}
