// Right but too slow: walks through the beginnings from the first song for each question.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken()), q = Integer.parseInt(line.nextToken());
        long[] ends = new long[n + 1];
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) ends[i + 1] = ends[i] + Long.parseLong(line.nextToken());
        line = new StringTokenizer(in.readLine());
        StringBuilder answers = new StringBuilder();
        while (q-- > 0) {
            long moment = Long.parseLong(line.nextToken()) % ends[n];
            int song = 1;
            while (ends[song] <= moment) song++;
            answers.append(song).append(' ').append(moment - ends[song - 1]).append('\n');
        }
        System.out.print(answers);
    }
}
