// Wrong: begins with a small h, which is another letter than H.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String name = in.next();
        System.out.println("hello, " + name + "!");
    }
}
