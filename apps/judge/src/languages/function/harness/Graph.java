
final class HarnessGraphs {
    /** How many neighbours each vertex has. */
    private static int[] counts(long[][] edges, long vertices, boolean isDirected) {
        int[] counts = new int[(int) vertices + 1];
        for (long[] edge : edges) {
            counts[(int) edge[0]]++;
            if (!isDirected && edge[0] != edge[1]) counts[(int) edge[1]]++;
        }
        return counts;
    }

    /** The neighbours of each vertex from 1 on. */
    static long[][] neighboursOf(long[][] edges, long vertices, boolean isDirected) {
        int[] counts = counts(edges, vertices, isDirected);
        long[][] neighbours = new long[counts.length][];
        for (int vertex = 0; vertex < counts.length; vertex++) neighbours[vertex] = new long[counts[vertex]];
        int[] filled = new int[counts.length];
        for (long[] edge : edges) {
            int from = (int) edge[0];
            int to = (int) edge[1];
            neighbours[from][filled[from]++] = to;
            if (!isDirected && from != to) neighbours[to][filled[to]++] = from;
        }
        return neighbours;
    }

    /** The same with the weight of the edge beside each neighbour. */
    static long[][][] weightedNeighboursOf(long[][] edges, long vertices, boolean isDirected) {
        int[] counts = counts(edges, vertices, isDirected);
        long[][][] neighbours = new long[counts.length][][];
        for (int vertex = 0; vertex < counts.length; vertex++) neighbours[vertex] = new long[counts[vertex]][];
        int[] filled = new int[counts.length];
        for (long[] edge : edges) {
            int from = (int) edge[0];
            int to = (int) edge[1];
            neighbours[from][filled[from]++] = new long[] {to, edge[2]};
            if (!isDirected && from != to) neighbours[to][filled[to]++] = new long[] {from, edge[2]};
        }
        return neighbours;
    }
}
