import java.util.Scanner;

// Prints the length of a film in hours and minutes.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int m = in.nextInt();

        // Write your solution here.
        int hours = 0;
        int minutes = 0;

        System.out.println(hours + " " + minutes);
    }
}
