import java.util.Scanner;

// Prints the area of a garden and the length of the fence around it.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();

        // Write your solution here.
        int area = 0;
        int fence = 0;

        System.out.println(area + " " + fence);
    }
}
