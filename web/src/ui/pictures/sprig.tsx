import { petalAngles, petalShape } from '../figures/petal-shape.ts'

type Flower = { at: string; turn: number; scale: number; open: number }

const flowers: Flower[] = [
  { at: '198 40', turn: 12, scale: 1.75, open: 5 },
  { at: '168 40', turn: -20, scale: 1.25, open: 5 },
  { at: '218 62', turn: 40, scale: 1.2, open: 5 },
  { at: '124 74', turn: -30, scale: 0.8, open: 3 },
]

/** A drawing of a sprig of verbena, for an svg of 280 by 200. */
export function Sprig() {
  return (
    <>
      <g stroke="var(--leaf)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M84 160C112 128 150 92 196 44M158 82c-2-14 2-26 10-38M172 68c14 0 28-2 42-8M140 100c-3-10-8-17-16-24" />
        <path
          fill="var(--leaf)"
          d="M122 120c-16-6-28-4-38 4 14 6 26 5 38-4zM130 110c18 0 28 8 32 20-16 0-27-6-32-20z"
        />
      </g>
      {flowers.map(({ at, turn, scale, open }) => (
        <g key={at} transform={`translate(${at}) rotate(${turn}) scale(${scale}) translate(-12 -12)`}>
          {petalAngles.map((angle, index) => (
            <path
              key={angle}
              transform={`rotate(${angle} 12 12)`}
              d={petalShape}
              fill={index < open ? 'var(--petal)' : 'var(--petal-folded)'}
            />
          ))}
          <circle cx="12" cy="12" r="1.7" fill="var(--petal-heart)" />
        </g>
      ))}
      <path
        transform="translate(226 120) rotate(128) scale(.95) translate(-12 -6)"
        d={petalShape}
        fill="var(--petal)"
      />
    </>
  )
}
