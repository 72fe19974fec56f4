
namespace codedojo_harness {

inline TreeNode* tree_of_levels(const std::vector<std::string>& words) {
    if (words.empty() || words[0] == "null") return nullptr;
    std::vector<TreeNode*> nodes{new TreeNode(std::stoll(words[0]))};
    std::size_t next = 1;
    const auto child = [&]() -> TreeNode* {
        const std::size_t at = next++;
        if (at >= words.size() || words[at] == "null") return nullptr;
        nodes.push_back(new TreeNode(std::stoll(words[at])));
        return nodes.back();
    };
    for (std::size_t at = 0; at < nodes.size(); at++) {
        TreeNode* const node = nodes[at];
        node->left = child();
        node->right = child();
    }
    return nodes[0];
}

inline std::vector<TreeNode*> tree_of_levels(const std::vector<std::vector<std::string>>& trees) {
    std::vector<TreeNode*> roots;
    for (const auto& words : trees) roots.push_back(tree_of_levels(words));
    return roots;
}

inline TreeNode* tree_of_nodes(const std::vector<std::vector<long long>>& rows) {
    std::vector<TreeNode*> nodes{nullptr};
    for (const auto& row : rows) nodes.push_back(new TreeNode(row[0]));
    for (std::size_t number = 1; number < nodes.size(); number++) {
        nodes[number]->left = nodes.at(static_cast<std::size_t>(rows[number - 1][1]));
        nodes[number]->right = nodes.at(static_cast<std::size_t>(rows[number - 1][2]));
    }
    return rows.empty() ? nullptr : nodes[1];
}

/** Each node may be reached once, in one tree or in several. */
using SeenTreeNodes = std::unordered_set<const TreeNode*>;

inline std::vector<std::string> levels_of_tree(const TreeNode* root, SeenTreeNodes& seen) {
    std::vector<std::string> words;
    std::vector<const TreeNode*> places{root};
    for (std::size_t at = 0; at < places.size(); at++) {
        const TreeNode* const node = places[at];
        words.push_back(node == nullptr ? "null" : std::to_string(node->val));
        if (node == nullptr) continue;
        if (!seen.insert(node).second) throw WrongResult{"cycle"};
        places.push_back(node->left);
        places.push_back(node->right);
    }
    while (!words.empty() && words.back() == "null") words.pop_back();
    return words;
}

inline std::vector<std::string> lists_of(const TreeNode* root) {
    SeenTreeNodes seen;
    return levels_of_tree(root, seen);
}

inline std::vector<std::vector<std::string>> lists_of(const std::vector<TreeNode*>& roots) {
    SeenTreeNodes seen;
    std::vector<std::vector<std::string>> lists;
    for (const TreeNode* root : roots) lists.push_back(levels_of_tree(root, seen));
    return lists;
}

}  // namespace codedojo_harness
