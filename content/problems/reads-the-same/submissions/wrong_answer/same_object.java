// Wrong: == asks whether both are the same object, not whether they hold the same letters.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String word = new Scanner(System.in).next().toLowerCase();
        String backwards = new StringBuilder(word).reverse().toString();
        System.out.println(word == backwards ? "yes" : "no");
    }
}
