// Wrong: the minute at which the chair is free again does not fit into an int when the bench is long.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;

public class Main {
    // Both in minutes.
    record Customer(int comes, int needs) {}

    // gone: how many leave without a haircut; waited: how many minutes all others wait.
    record Day(int gone, long waited) {}

    static Day dayOfBarber(int seats, Customer[] customers) {
        // the minutes at which the people on the bench will move to the chair
        ArrayDeque<Integer> bench = new ArrayDeque<>();
        int chairFree = 0;
        int gone = 0;
        long waited = 0;
        for (Customer c : customers) {
            while (!bench.isEmpty() && bench.peek() <= c.comes()) {
                bench.poll();
            }
            if (chairFree <= c.comes()) {
                chairFree = c.comes() + c.needs();
            } else if (bench.size() < seats) {
                bench.add(chairFree);
                waited += chairFree - c.comes();
                chairFree += c.needs();
            } else {
                gone++;
            }
        }
        return new Day(gone, waited);
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
