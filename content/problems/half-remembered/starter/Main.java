import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    // Returns all possible codes, in rising order.
    static List<String> possibleCodes(String pattern, int total) {
        // Write your solution here.
        return new ArrayList<>();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<String> codes = possibleCodes(in.next(), in.nextInt());
        System.out.println(codes.size());
        if (!codes.isEmpty()) System.out.println(codes.get(0) + " " + codes.get(codes.size() - 1));
    }
}
