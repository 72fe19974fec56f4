import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    // Both in minutes.
    record Customer(int comes, int needs) {}

    // gone: how many leave without a haircut; waited: how many minutes all others wait.
    record Day(int gone, long waited) {}

    static Day dayOfBarber(int seats, Customer[] customers) {
        // Write your solution here.
        return new Day(0, 0);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        Customer[] customers = new Customer[readInt(in)];
        int k = readInt(in);
        for (int i = 0; i < customers.length; i++) customers[i] = new Customer(readInt(in), readInt(in));

        Day day = dayOfBarber(k, customers);
        System.out.println(day.gone() + " " + day.waited());
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
