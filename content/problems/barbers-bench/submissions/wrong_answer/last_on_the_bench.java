// Wrong: counts the waits of those who are left on the bench at the end as if the chair were free for all at the same minute.
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
        ArrayDeque<Customer> bench = new ArrayDeque<>();
        long chairFree = 0;
        int gone = 0;
        long waited = 0;
        for (Customer c : customers) {
            // who has moved to the chair before this customer comes?
            while (!bench.isEmpty() && chairFree <= c.comes()) {
                Customer next = bench.poll();
                waited += chairFree - next.comes();
                chairFree += next.needs();
            }
            if (bench.isEmpty() && chairFree <= c.comes()) {
                chairFree = c.comes() + c.needs();
            } else if (bench.size() < seats) {
                bench.add(c);
            } else {
                gone++;
            }
        }
        // the door is closed, but some still sit on the bench
        for (Customer c : bench) {
            waited += chairFree - c.comes();
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
