import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The product of two matrices with two rows and columns each, modulo p.
    static long[][] product(long[][] a, long[][] b, long p) {
        long[][] result = new long[2][2];
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) result[i][j] = (a[i][0] * b[0][j] + a[i][1] * b[1][j]) % p;
        }
        return result;
    }

    static long[][] power(long[][] matrix, long exponent, long p) {
        long[][] result = {{1, 0}, {0, 1}};
        for (; exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1) result = product(result, matrix, p);
            matrix = product(matrix, matrix, p);
        }
        return result;
    }

    static long term(long s, long t, long a, long b, long n, long p) {
        // The matrix makes the pair (f_1, f_2) of the pair (f_0, f_1), and so on.
        long[] firstRow = power(new long[][] {{0, 1}, {b, a}}, n, p)[0];
        return (firstRow[0] * s + firstRow[1] * t) % p;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int sequences = Integer.parseInt(in.readLine().trim());
        for (int i = 0; i < sequences; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            long s = Long.parseLong(line.nextToken());
            long t = Long.parseLong(line.nextToken());
            long a = Long.parseLong(line.nextToken());
            long b = Long.parseLong(line.nextToken());
            long n = Long.parseLong(line.nextToken());
            long p = Long.parseLong(line.nextToken());
            System.out.println(term(s, t, a, b, n, p));
        }
    }
}
