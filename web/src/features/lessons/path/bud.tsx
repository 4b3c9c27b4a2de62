const petal = 'M12 14C6.5 9 8 2.5 12 1.5C16 2.5 17.5 9 12 14Z'
const cup =
  'M7.6 10.2C8 13.6 9.8 15.4 12 15.4S16 13.6 16.4 10.2C14.8 11.6 13.4 12.6 12 12.6S9.2 11.6 7.6 10.2Z'

/** A flower that has not opened yet. */
export function Bud() {
  return (
    <svg className="bud" viewBox="0 0 24 24" aria-hidden="true">
      <g transform="translate(0 5)">
        {[-26, 26, 0].map((angle) => (
          <path key={angle} className="bud__petal" transform={`rotate(${angle} 12 14)`} d={petal} />
        ))}
        <path className="bud__cup" d={cup} />
      </g>
    </svg>
  )
}
