import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Calls the learner's method in Main.java. Reads the arguments from standard input before the class Solution is loaded, and writes
 * what the method returns to a pipe of its own. What the learner prints goes to standard output and counts for nothing.
 */
final class HarnessInput {
    private final byte[] bytes;
    private int at;

    HarnessInput(byte[] bytes) {
        this.bytes = bytes;
    }

    private static boolean isSpace(byte sign) {
        return sign == ' ' || (sign >= '\t' && sign <= '\r');
    }

    private int startOfToken() {
        while (at < bytes.length && isSpace(bytes[at])) at++;
        int start = at;
        while (at < bytes.length && !isSpace(bytes[at])) at++;
        return start;
    }

    String word() {
        int start = startOfToken();
        return new String(bytes, start, at - start, StandardCharsets.UTF_8);
    }

    long integer() {
        int start = startOfToken();
        boolean isNegative = start < at && bytes[start] == '-';
        long value = 0;
        for (int place = start; place < at; place++) {
            if (bytes[place] != '-' && bytes[place] != '+') value = value * 10 + (bytes[place] - '0');
        }
        return isNegative ? -value : value;
    }

    double real() {
        return Double.parseDouble(word());
    }

    boolean flag() {
        String word = word();
        return word.equals("1") || word.equals("true") || word.equals("yes");
    }

    String line() {
        if (at > 0 && bytes[at - 1] != '\n') at = Math.min(endOfLine() + 1, bytes.length);
        int end = endOfLine();
        int last = end > at && bytes[end - 1] == '\r' ? end - 1 : end;
        String line = new String(bytes, at, last - at, StandardCharsets.UTF_8);
        at = Math.min(end + 1, bytes.length);
        return line;
    }

    private int endOfLine() {
        int end = at;
        while (end < bytes.length && bytes[end] != '\n') end++;
        return end;
    }
}

/** Writes the result once. The token is known to nobody else. */
final class HarnessResult {
    private final OutputStream pipe;
    private final String token;

    HarnessResult(String token) throws IOException {
        this.token = token;
        this.pipe = new FileOutputStream("/dev/fd/5");
    }

    void deliver(String kind, String text) throws IOException {
        byte[] payload = text.getBytes(StandardCharsets.UTF_8);
        // Joining texts by "+" would make the machine load for 40 ms what does it.
        StringBuilder head = new StringBuilder(token).append(' ').append(kind).append(' ').append(payload.length).append('\n');
        pipe.write(head.toString().getBytes(StandardCharsets.UTF_8));
        pipe.write(payload);
        pipe.close();
    }
}

/** Why a returned value is no result. */
final class HarnessFault extends Exception {
    final String kind;

    HarnessFault(String kind) {
        super(kind, null, false, false);
        this.kind = kind;
    }
}
