import java.util.Scanner;

public class Main {
    static int[] reverseTrain(int[] carriages) {
        int[] turned = new int[carriages.length];
        for (int i = 0; i < carriages.length; i++) {
            // The last position is length - 1; for each step to the right here it is one step to the left there.
            turned[i] = carriages[carriages.length - 1 - i];
        }
        return turned;
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
