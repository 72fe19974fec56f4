import java.util.Scanner;

public class Main {
    // The carriages in reverse order.
    static int[] reverseTrain(int[] carriages) {
        // Write your solution here.
        return carriages;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] carriages = new int[in.nextInt()];
        for (int i = 0; i < carriages.length; i++) carriages[i] = in.nextInt();
        StringBuilder line = new StringBuilder();
        for (int carriage : reverseTrain(carriages)) line.append(carriage).append(' ');
        System.out.println(line.toString().trim());
    }
}
