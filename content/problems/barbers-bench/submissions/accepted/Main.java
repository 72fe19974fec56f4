import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;

public class Main {
    record Customer(int comes, int needs) {}

    record Day(int gone, long waited) {}

    static Day dayOfBarber(int seats, Customer[] customers) {
        int gone = 0;
        long waited = 0;
        // When each person in the room will be done, the one in the chair first.
        ArrayDeque<Long> doneAt = new ArrayDeque<>();
        for (Customer customer : customers) {
            while (!doneAt.isEmpty() && doneAt.peekFirst() <= customer.comes()) doneAt.pollFirst();
            if (doneAt.size() > seats) {
                gone++;
                continue;
            }
            long begins = doneAt.isEmpty() ? customer.comes() : doneAt.peekLast();
            waited += begins - customer.comes();
            doneAt.addLast(begins + customer.needs());
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
