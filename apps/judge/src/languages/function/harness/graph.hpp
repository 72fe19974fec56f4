
namespace codedojo_harness {

/** The neighbours of each vertex from 1 on. */
inline std::vector<std::vector<long long>> neighbours_of(const std::vector<std::vector<long long>>& edges, long long vertices,
                                                         bool is_directed) {
    std::vector<std::vector<long long>> neighbours(static_cast<std::size_t>(vertices + 1));
    for (const auto& edge : edges) {
        neighbours.at(static_cast<std::size_t>(edge[0])).push_back(edge[1]);
        if (!is_directed && edge[0] != edge[1]) neighbours.at(static_cast<std::size_t>(edge[1])).push_back(edge[0]);
    }
    return neighbours;
}

using Weighted = std::pair<long long, long long>;

/** The same with the weight of the edge beside each neighbour. */
inline std::vector<std::vector<Weighted>> weighted_neighbours_of(const std::vector<std::vector<long long>>& edges,
                                                                 long long vertices, bool is_directed) {
    std::vector<std::vector<Weighted>> neighbours(static_cast<std::size_t>(vertices + 1));
    for (const auto& edge : edges) {
        neighbours.at(static_cast<std::size_t>(edge[0])).emplace_back(edge[1], edge[2]);
        if (!is_directed && edge[0] != edge[1])
            neighbours.at(static_cast<std::size_t>(edge[1])).emplace_back(edge[0], edge[2]);
    }
    return neighbours;
}

}  // namespace codedojo_harness
