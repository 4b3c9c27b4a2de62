/** A list of whole numbers that grows, four bytes each: millions of them would not fit as objects. */
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
