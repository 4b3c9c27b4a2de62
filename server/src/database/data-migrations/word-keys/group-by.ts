/** Groups rows by key, in the order in which each key first occurs. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [Row, ...Row[]][] {
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return [...groups.values()]
}
