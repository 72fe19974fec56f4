// Wrong: looks for the parts between the stars one after the other, and forgets that the last one must stand at the end.
import java.util.Scanner;

public class Main {
    static boolean fits(String part, String name, int place) {
        if (place + part.length() > name.length()) return false;
        for (int i = 0; i < part.length(); i++) {
            if (part.charAt(i) != '?' && part.charAt(i) != name.charAt(place + i)) return false;
        }
        return true;
    }

    static boolean matches(String pattern, String name) {
        String[] parts = pattern.split("\\*", -1);
        if (!fits(parts[0], name, 0)) return false;
        int place = parts[0].length();
        if (parts.length == 1) return place == name.length();
        for (int k = 1; k < parts.length; k++) {
            while (place <= name.length() && !fits(parts[k], name, place)) place++;
            if (place > name.length()) return false;
            place += parts[k].length();
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String pattern = in.next();
        int count = in.nextInt();
        for (int i = 0; i < count; i++) System.out.println(matches(pattern, in.next()) ? "yes" : "no");
    }
}
