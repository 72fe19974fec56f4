// Calls the learner's function in main.cpp. Reads the arguments from standard input before the learner's code runs, and writes what
// the function returns to a pipe of its own. What the learner prints goes to standard output and counts for nothing.
#include <bits/stdc++.h>
#include <unistd.h>

namespace codedojo_harness {

constexpr int result_descriptor = 5;

/** Words, numbers and lines of the input. */
class Input {
    std::string text;
    std::size_t at = 0;

    static bool is_space(char sign) { return sign == ' ' || (sign >= '\t' && sign <= '\r'); }

    std::string_view token() {
        while (at < text.size() && is_space(text[at])) at++;
        const std::size_t start = at;
        while (at < text.size() && !is_space(text[at])) at++;
        return std::string_view(text).substr(start, at - start);
    }

    std::size_t end_of_line() const { return std::min(text.find('\n', at), text.size()); }

public:
    Input() {
        std::size_t length = 0;
        for (ssize_t read = 1; read > 0; length += std::max<ssize_t>(read, 0)) {
            if (text.size() - length < 65536) text.resize(std::max<std::size_t>(2 * text.size(), 1 << 18));
            read = ::read(0, text.data() + length, text.size() - length);
        }
        text.resize(length);
    }

    long long integer() {
        const std::string_view digits = token();
        const bool is_negative = !digits.empty() && digits[0] == '-';
        unsigned long long value = 0;
        for (const char digit : digits)
            if (digit != '-' && digit != '+') value = value * 10 + static_cast<unsigned>(digit - '0');
        return static_cast<long long>(is_negative ? 0 - value : value);
    }

    double decimal() { return std::strtod(std::string(token()).c_str(), nullptr); }

    bool flag() {
        const std::string_view word = token();
        return word == "1" || word == "true" || word == "yes";
    }

    std::string word() { return std::string(token()); }

    std::string line() {
        if (at > 0 && text[at - 1] != '\n') at = std::min(end_of_line() + 1, text.size());
        const std::size_t end = end_of_line();
        std::string line = text.substr(at, end - at);
        at = std::min(end + 1, text.size());
        if (!line.empty() && line.back() == '\r') line.pop_back();
        return line;
    }

    template <typename Read> auto list(long long length, Read read_one) {
        std::vector<decltype(read_one())> elements;
        elements.reserve(static_cast<std::size_t>(length));
        for (long long at = 0; at < length; at++) elements.push_back(read_one());
        return elements;
    }
};

/** Made before the global variables of the learner's code, which stand below it. */
static Input input;
static const std::string delivery_token = input.word();

static void write_all(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(result_descriptor, bytes.data(), bytes.size());
        if (written <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

static void deliver(const char* kind, const std::string& payload) {
    write_all(delivery_token + " " + kind + " " + std::to_string(payload.size()) + "\n");
    write_all(payload);
    ::close(result_descriptor);
}

/** Why a returned value is no result. */
struct WrongResult {
    const char* kind;
};

struct Words {
    const char* for_true;
    const char* for_false;
};

inline void print_scalar(std::string& text, long long value, Words) {
    char digits[24];
    text.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}
inline void print_scalar(std::string& text, double value, Words) {
    char digits[40];
    text.append(digits, static_cast<std::size_t>(std::snprintf(digits, sizeof digits, "%.17g", value)));
}
inline void print_scalar(std::string& text, bool value, Words words) { text += value ? words.for_true : words.for_false; }
inline void print_scalar(std::string& text, const std::string& value, Words) { text += value; }

template <typename Value> void print_value(std::string& text, const Value& value, const char*, Words words) {
    print_scalar(text, value, words);
}
/** The separators are one character for each list around the scalar. */
template <typename Element>
void print_value(std::string& text, const std::vector<Element>& value, const char* separators, Words words) {
    for (std::size_t at = 0; at < value.size(); at++) {
        if (at > 0) text += *separators;
        print_value(text, static_cast<const Element&>(value[at]), separators + 1, words);
    }
}

}  // namespace codedojo_harness
