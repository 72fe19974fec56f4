import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static List<String> possibleCodes(String pattern, int total) {
        List<String> codes = new ArrayList<>();
        setNextWheel(pattern, new StringBuilder(), total, codes);
        return codes;
    }

    static void setNextWheel(String pattern, StringBuilder code, int left, List<String> codes) {
        int place = code.length();
        if (place == pattern.length()) {
            if (left == 0) codes.add(code.toString());
            return;
        }
        for (char digit = '0'; digit <= '9'; digit++) {
            if (pattern.charAt(place) != '?' && pattern.charAt(place) != digit) continue;
            if (code.indexOf(String.valueOf(digit)) >= 0) continue;
            if (place > 0 && Math.abs(digit - code.charAt(place - 1)) < 2) continue;
            code.append(digit);
            setNextWheel(pattern, code, left - (digit - '0'), codes);
            code.setLength(place);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<String> codes = possibleCodes(in.next(), in.nextInt());
        System.out.println(codes.size());
        if (!codes.isEmpty()) System.out.println(codes.get(0) + " " + codes.get(codes.size() - 1));
    }
}
