import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringJoiner;
import java.util.StringTokenizer;

public class Main {
    static int findSmallest(int[] books) {
        int low = 0;
        int high = books.length - 1;
        int last = books[high];
        while (low < high) {
            int middle = (low + high) / 2;
            // A book that is larger than the last one was not moved: the smallest one stands to its right.
            if (books[middle] > last) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    static int[] findPlaces(int[] books, int[] wanted) {
        int count = books.length;
        int smallest = findSmallest(books);
        int[] places = new int[wanted.length];
        for (int i = 0; i < wanted.length; i++) {
            // Searches in sorted order, in which the books stand from the smallest one on, around the end of the shelf.
            int low = 0;
            int high = count;
            while (low < high) {
                int middle = (low + high) / 2;
                if (books[(smallest + middle) % count] < wanted[i]) low = middle + 1;
                else high = middle;
            }
            places[i] = low < count ? (smallest + low) % count + 1 : 0;
        }
        return places;
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
