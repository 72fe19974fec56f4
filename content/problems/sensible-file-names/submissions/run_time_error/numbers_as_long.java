// Wrong: reads numbers as long, and they can have 40 digits.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static int endOfDigits(String name, int from) {
        while (from < name.length() && Character.isDigit(name.charAt(from))) from++;
        return from;
    }

    static int compare(String one, String two) {
        int i = 0, j = 0, zeros = 0;
        while (i < one.length() && j < two.length()) {
            char a = one.charAt(i), b = two.charAt(j);
            if (Character.isDigit(a) && Character.isDigit(b)) {
                int endOne = endOfDigits(one, i), endTwo = endOfDigits(two, j);
                int order = Long.compare(Long.parseLong(one.substring(i, endOne)), Long.parseLong(two.substring(j, endTwo)));
                if (order != 0) return order;
                if (zeros == 0) zeros = (endOne - i) - (endTwo - j);
                i = endOne;
                j = endTwo;
            } else if (a != b) {
                return a - b;
            } else {
                i++;
                j++;
            }
        }
        int rest = (one.length() - i) - (two.length() - j);
        return rest != 0 ? rest : zeros;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < n; i++) names.add(in.next());
        names.sort(Main::compare);
        System.out.println(String.join("\n", names));
    }
}
