// Wrong: compares boxed numbers with ==, which asks whether they are the same object.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long wanted = in.nextLong();
        Long[] readings = new Long[n];
        for (int i = 0; i < n; i++) readings[i] = in.nextLong();
        for (int j = 0; j < n; j++) {
            Long partner = wanted - readings[j];
            for (int i = j - 1; i >= 0; i--) {
                if (readings[i] == partner) {
                    System.out.println((i + 1) + " " + (j + 1));
                    return;
                }
            }
        }
        System.out.println("none");
    }
}
