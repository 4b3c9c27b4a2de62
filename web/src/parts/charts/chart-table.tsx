import './chart-table.css'

type Props = {
  summary: string
  columns: readonly string[]
  /** One row for each point: `name` is its first cell. */
  rows: readonly { key: string; name: string; values: readonly string[] }[]
}

/** The data of a chart as a table, which a reader opens. */
export function ChartTable({ summary, columns, rows }: Props) {
  return (
    <details className="chart-table">
      <summary>{summary}</summary>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
