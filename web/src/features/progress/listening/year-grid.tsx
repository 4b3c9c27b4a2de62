import type { MouseEvent } from 'react'
import { petalAngles, petalShape } from '../../../ui/figures/petal-shape.ts'
import { useDayNames } from '../use-day-names.ts'
import { monthPlaces, type YearCell } from './year-cells.ts'

type Props = {
  cells: readonly YearCell[]
  today: string
  wordsOf: (cell: YearCell) => string
  onChoose: (day: string) => void
}

const step = 20
const flower = 17
const namesWidth = 34
const top = 22

/** A touch shows the words of a day. The drawing alone: how many petals a flower has says what its colour says. Beside it stands the table. */
export function YearGrid({ cells, today, wordsOf, onChoose }: Props) {
  const weeks = (cells.at(-1)?.week ?? 0) + 1
  const choose = ({ target }: MouseEvent) => {
    const day = (target as Element).closest<SVGElement>('[data-day]')?.dataset.day
    if (day) onChoose(day)
  }
  return (
    <svg
      className="year__grid"
      width={weeks * step}
      height={top + 7 * step}
      aria-hidden="true"
      onClick={choose}
    >
      <Marks />
      <Months cells={cells} />
      {cells.map((cell) => (
        <g
          key={cell.day}
          data-day={cell.day}
          transform={`translate(${cell.week * step} ${top + cell.weekday * step})`}
        >
          <title>{wordsOf(cell)}</title>
          <rect
            className={cell.day === today ? 'year__today' : 'year__touch'}
            width={step}
            height={step}
            rx={5}
          />
          <use
            href={`#year-${cell.mark}`}
            x={(step - flower) / 2}
            y={(step - flower) / 2}
            width={flower}
            height={flower}
          />
        </g>
      ))}
    </svg>
  )
}

/** One of each, drawn once and used for every day. */
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

/** Every other weekday, beside the weeks: they scroll, and their days keep their names. */
export function Weekdays({ cells }: { cells: readonly YearCell[] }) {
  const { weekday } = useDayNames()
  return (
    <svg className="year__weekdays year__names" width={namesWidth} height={top + 7 * step} aria-hidden="true">
      {cells.slice(0, 7).map(
        (cell) =>
          cell.weekday % 2 === 0 && (
            <text key={cell.day} x={0} y={top + cell.weekday * step + 14}>
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
      {monthPlaces(cells).map((cell) => (
        <text key={cell.day} x={cell.week * step + 2} y={12}>
          {month(cell.day)}
        </text>
      ))}
    </g>
  )
}
