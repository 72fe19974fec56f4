#include <iostream>
#include <string>
#include <vector>

class TextField {
public:
    void press(char key) {
        if (key == '-') {
            undo();
        } else if (key == '+') {
            redo();
        } else {
            make(key);
            undone.clear();
        }
    }

    std::string text;

private:
    struct Change {
        char key;
        char erased;  // 0: no letter
    };

    void make(char key) {
        if (key != '<') {
            text.push_back(key);
            done.push_back({key, 0});
        } else if (text.empty()) {
            done.push_back({key, 0});
        } else {
            done.push_back({key, text.back()});
            text.pop_back();
        }
    }

    void undo() {
        if (done.empty()) return;
        const Change change = done.back();
        done.pop_back();
        if (change.key != '<') text.pop_back();
        else if (change.erased) text.push_back(change.erased);
        undone.push_back(change.key);
    }

    void redo() {
        if (undone.empty()) return;
        const char key = undone.back();
        undone.pop_back();
        make(key);
    }

    std::vector<Change> done;
    std::vector<char> undone;  // the key of a change is enough to make it again
};

int main() {
    std::ios::sync_with_stdio(false);
    std::string keys;
    std::cin >> keys;
    TextField field;
    for (char key : keys) field.press(key);
    std::cout << (field.text.empty() ? "(empty)" : field.text) << '\n';
}
