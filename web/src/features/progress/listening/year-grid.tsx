import type { MouseEvent } from 'react'
import { petalAngles, petalShape } from '../../../ui/figures/petal-shape.ts'
import { useDayNames } from '../use-day-names.ts'
import { monthLabelCells, type YearCell } from './year-cells.ts'

type Props = {
  cells: readonly YearCell[]
  today: string
  describe: (cell: YearCell) => string
  onChoose: (day: string) => void
}

/** Sizes in CSS pixels. */
const cellSize = 20
const flowerSize = 17
const weekdaysWidth = 34
const monthsHeight = 22

/** The drawing of the year. A click on a day shows its description. Hidden from assistive technology, which gets the table. */
export function YearGrid({ cells, today, describe, onChoose }: Props) {
  const weeks = (cells.at(-1)?.week ?? 0) + 1
  const choose = ({ target }: MouseEvent) => {
    const day = (target as Element).closest<SVGElement>('[data-day]')?.dataset.day
    if (day) onChoose(day)
  }
  return (
    <svg
      className="year__grid"
      width={weeks * cellSize}
      height={monthsHeight + 7 * cellSize}
      aria-hidden="true"
      onClick={choose}
    >
      <Marks />
      <Months cells={cells} />
      {cells.map((cell) => (
        <g
          key={cell.day}
          data-day={cell.day}
          transform={`translate(${cell.week * cellSize} ${monthsHeight + cell.weekday * cellSize})`}
        >
          <title>{describe(cell)}</title>
          <rect
            className={cell.day === today ? 'year__today' : 'year__touch'}
            width={cellSize}
            height={cellSize}
            rx={5}
          />
          <use
            href={`#year-${cell.mark}`}
            x={(cellSize - flowerSize) / 2}
            y={(cellSize - flowerSize) / 2}
            width={flowerSize}
            height={flowerSize}
          />
        </g>
      ))}
    </svg>
  )
}

/** The symbols of all marks, which the cells reference. */
function Marks() {
  return (
    <defs>
      <symbol id="year-none" viewBox="0 0 24 24">
        <circle className="year__none" cx="12" cy="12" r="2.2" />
      </symbol>
      <symbol id="year-seed" viewBox="0 0 24 24">
        <circle className="year__seed" cx="12" cy="12" r="4.2" />
      </symbol>
      {[1, 2, 3, 4, 5].map((open) => (
        <symbol key={open} id={`year-${open}`} viewBox="0 0 24 24">
          {petalAngles.slice(0, open).map((angle) => (
            <path key={angle} className="year__petal" transform={`rotate(${angle} 12 12)`} d={petalShape} />
          ))}
          <circle className={open === 5 ? 'year__heart' : 'year__none'} cx="12" cy="12" r="1.9" />
        </symbol>
      ))}
    </defs>
  )
}

/** Names of every other weekday. They are outside the scrolling year, so that they stay visible. */
export function Weekdays({ cells }: { cells: readonly YearCell[] }) {
  const { weekday } = useDayNames()
  return (
    <svg
      className="year__weekdays year__names"
      width={weekdaysWidth}
      height={monthsHeight + 7 * cellSize}
      aria-hidden="true"
    >
      {cells.slice(0, 7).map(
        (cell) =>
          cell.weekday % 2 === 0 && (
            <text key={cell.day} x={0} y={monthsHeight + cell.weekday * cellSize + 14}>
              {weekday(cell.day)}
            </text>
          ),
      )}
    </svg>
  )
}

function Months({ cells }: { cells: readonly YearCell[] }) {
  const { month } = useDayNames()
  return (
    <g className="year__names">
      {monthLabelCells(cells).map((cell) => (
        <text key={cell.day} x={cell.week * cellSize + 2} y={12}>
          {month(cell.day)}
        </text>
      ))}
    </g>
  )
}
