import java.util.Scanner;

public class Main {
    static Integer silverPoints(int[] points) {
        int gold = points[0];
        for (int number : points) gold = Math.max(gold, number);
        Integer silver = null;
        for (int number : points) {
            // The first number that is not gold is taken in any case, later ones only if they are larger.
            if (number != gold && (silver == null || number > silver)) silver = number;
        }
        return silver;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] points = new int[in.nextInt()];
        for (int i = 0; i < points.length; i++) points[i] = in.nextInt();
        Integer silver = silverPoints(points);
        System.out.println(silver == null ? "none" : silver);
    }
}
