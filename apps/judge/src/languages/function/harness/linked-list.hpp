
namespace codedojo_harness {

inline ListNode* linked_list(const std::vector<long long>& values) {
    ListNode* head = nullptr;
    for (auto value = values.rbegin(); value != values.rend(); ++value) head = new ListNode(*value, head);
    return head;
}

inline std::vector<ListNode*> linked_list(const std::vector<std::vector<long long>>& lists) {
    std::vector<ListNode*> heads;
    for (const auto& values : lists) heads.push_back(linked_list(values));
    return heads;
}

inline ListNode* linked_list_of_links(const std::vector<long long>& links, long long first) {
    std::vector<ListNode*> nodes{nullptr};
    for (std::size_t number = 1; number <= links.size(); number++) nodes.push_back(new ListNode(static_cast<long long>(number)));
    for (std::size_t number = 1; number <= links.size(); number++)
        nodes[number]->next = nodes.at(static_cast<std::size_t>(links[number - 1]));
    return nodes.at(static_cast<std::size_t>(first));
}

/** Each node may be reached once, in one list or in several. */
using SeenListNodes = std::unordered_set<const ListNode*>;

inline std::vector<long long> values_of_list(const ListNode* head, SeenListNodes& seen) {
    std::vector<long long> values;
    for (const ListNode* node = head; node != nullptr; node = node->next) {
        if (!seen.insert(node).second) throw WrongResult{"cycle"};
        values.push_back(node->val);
    }
    return values;
}

inline std::vector<long long> lists_of(const ListNode* head) {
    SeenListNodes seen;
    return values_of_list(head, seen);
}

inline std::vector<std::vector<long long>> lists_of(const std::vector<ListNode*>& heads) {
    SeenListNodes seen;
    std::vector<std::vector<long long>> lists;
    for (const ListNode* head : heads) lists.push_back(values_of_list(head, seen));
    return lists;
}

/** The number of the first node, and for each of `count` nodes that of the next one. */
inline std::vector<std::vector<long long>> first_and_links_of(const ListNode* head, long long count) {
    std::vector<long long> links(static_cast<std::size_t>(count + 1), 0);
    std::vector<bool> is_linked(links.size(), false);
    std::size_t before = 0;
    for (const long long number : lists_of(head)) {
        if (number < 1 || number > count || is_linked[static_cast<std::size_t>(number)]) throw WrongResult{"nodes"};
        is_linked[static_cast<std::size_t>(number)] = true;
        links[before] = number;
        before = static_cast<std::size_t>(number);
    }
    return {{links[0]}, {links.begin() + 1, links.end()}};
}

inline std::vector<long long> links_of(const ListNode* head, long long count) { return first_and_links_of(head, count)[1]; }

}  // namespace codedojo_harness
