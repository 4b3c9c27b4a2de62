/** A growing list of integers with four bytes each, because millions of objects would not fit into memory. */
export type GrowingNumbers = {
  push: (value: number) => void
  at: (index: number) => number
  set: (index: number, value: number) => void
  length: () => number
  all: () => Int32Array
}

export function growingNumbers(): GrowingNumbers {
  let values = new Int32Array(1024)
  let length = 0
  return {
    push: (value) => {
      if (length === values.length) {
        const larger = new Int32Array(length * 2)
        larger.set(values)
        values = larger
      }
      values[length++] = value
    },
    at: (index) => values[index] ?? 0,
    set: (index, value) => {
      values[index] = value
    },
    length: () => length,
    all: () => values.subarray(0, length),
  }
}
