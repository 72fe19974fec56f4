// Wrong: adds the codes of the characters, which are 48 to 57, instead of the digits.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String digits = new Scanner(System.in).next();
        int total = 0;
        for (int i = 0; i < digits.length(); i++) {
            total += digits.charAt(i);
        }
        System.out.println(total);
    }
}
