// H02: prints every readable file, other processes in /proc first.
// expect: Wrong Answer, Output Limit Exceeded
// limit: 5000 ms
#include <bits/stdc++.h>
#include <sys/stat.h>
namespace fs = std::filesystem;

void print(const fs::path& path) {
    struct stat about;
    if (stat(path.c_str(), &about) != 0 || S_ISFIFO(about.st_mode)) return;
    std::ifstream file(path, std::ios::binary);
    char block[4096];
    file.read(block, sizeof block);
    std::cout << path << "\n";
    std::cout.write(block, file.gcount());
}

void walk(const fs::path& folder) {
    std::error_code ignored;
    for (fs::directory_iterator at(folder, ignored), end; at != end; at.increment(ignored)) {
        if (at->is_symlink(ignored)) continue;
        if (at->is_directory(ignored)) walk(at->path());
        else print(at->path());
    }
}

int main() {
    for (int pid = 1; pid < 1000; pid++) {
        std::string process = "/proc/" + std::to_string(pid);
        for (auto part : {"/environ", "/maps", "/cmdline", "/mountinfo", "/mem"}) print(process + part);
        for (auto part : {"/cwd/", "/root/tmp", "/root/etc", "/root/var", "/fd"}) walk(process + part);
        for (int fd = 0; fd < 300; fd++) print(process + "/fd/" + std::to_string(fd));
    }
    for (auto place : {"/box", "/tmp", "/etc", "/var", "/home", "/root", "/sys", "/run", "/srv", "/opt", "/usr"}) walk(place);
}
