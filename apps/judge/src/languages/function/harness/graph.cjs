/** The neighbours of each vertex from 1 on: their numbers, or pairs of number and weight. */
function neighboursOf(edges, vertices, isDirected) {
  const neighbours = []
  for (let vertex = 0; vertex <= vertices; vertex++) neighbours.push([])
  for (let at = 0; at < edges.length; at++) {
    const edge = edges[at]
    const hasWeight = edge.length > 2
    neighbours[edge[0]].push(hasWeight ? [edge[1], edge[2]] : edge[1])
    if (!isDirected && edge[0] !== edge[1]) neighbours[edge[1]].push(hasWeight ? [edge[0], edge[2]] : edge[0])
  }
  return neighbours
}

const weightedNeighboursOf = neighboursOf

module.exports = { neighboursOf, weightedNeighboursOf }
