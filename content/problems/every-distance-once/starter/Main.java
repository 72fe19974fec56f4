import java.util.List;
import java.util.Scanner;
import java.util.StringJoiner;

public class Main {
    // lots: the smallest way, counted from 1; empty if there is none.
    record Result(int ways, List<Integer> lots) {}

    // street.charAt(i) is '.' or '#' for lot i + 1.
    static Result placeMasts(int n, String street) {
        // Write your solution here.
        return new Result(0, List.of());
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String street = in.next();

        Result result = placeMasts(n, street);
        System.out.println(result.ways());
        StringJoiner line = new StringJoiner(" ");
        for (int lot : result.lots()) line.add(String.valueOf(lot));
        System.out.println(line);
    }
}
