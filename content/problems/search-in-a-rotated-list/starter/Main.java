import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringJoiner;
import java.util.StringTokenizer;

public class Main {
    // Returns the places, counted from 1, of the books that the visitors ask for; 0 where all numbers are smaller.
    static int[] findPlaces(int[] books, int[] wanted) {
        // Write your solution here.
        return new int[wanted.length];
    }

    static int[] readNumbers(BufferedReader in, int count) throws IOException {
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) numbers[i] = Integer.parseInt(line.nextToken());
        return numbers;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] sizes = readNumbers(in, 2);
        int[] books = readNumbers(in, sizes[0]);
        int[] wanted = readNumbers(in, sizes[1]);

        StringJoiner answer = new StringJoiner(" ");
        for (int place : findPlaces(books, wanted)) answer.add(Integer.toString(place));
        System.out.println(answer);
    }
}
