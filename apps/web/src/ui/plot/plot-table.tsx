import type { PlotProps } from './plot.tsx'

/** The values of a plot as a table. */
export function PlotTable({ label, placesName, places, bars, line }: PlotProps) {
  return (
    <table className="table">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{placesName}</th>
          <th scope="col" className="text-right">
            {bars.name}
          </th>
          <th scope="col" className="text-right">
            {line.name}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((place, at) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            <td className="text-right">{bars.values[at]}</td>
            <td className="text-right">{line.values[at]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
