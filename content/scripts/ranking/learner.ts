import type { TargetLanguageCode } from '@verbena/language/languages'
import { seededRandom, shuffled } from '@verbena/language/random/seeded-random'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { logSum, messagesOf, type TagScores } from '@verbena/nlp/ranking/model/chain'
import {
  type Collect,
  collectClassFeatures,
  collectReadingFeatures,
  collectUnknownFeatures,
} from '@verbena/nlp/ranking/model/features'
import { ordersOf } from '@verbena/nlp/ranking/model/orders'
import { placeAt } from '@verbena/nlp/ranking/model/place'
import { tagOf } from '@verbena/nlp/ranking/model/tag-of'
import { openTags, tags } from '@verbena/nlp/ranking/model/tags'
import type { RankingWeights } from '@verbena/nlp/ranking/model/weights'
import type { TrainingSentence } from './training-sentence.ts'

const count = tags.length

/** A reading, or a class of an unknown word, with the indexes and values of its features. */
type State = {
  tag: number
  features: Int32Array
  values: Float64Array
  isRight: boolean
  /** How many of the features, the first ones, do not name a concept. */
  generalCount: number
}
type Example = { slots: State[][]; weight: number }
type Gradient = { features: Map<number, number>; steps: Map<number, number> }

/** The beginning of the names of features of a concept. */
const ofConcept = 'c='

/** How the weights are learned: stochastic gradient ascent with a rate for each weight (AdaGrad). */
const settings = { epochs: 6, rate: 0.2, l2: 0.001, squareAtStart: 0.01, sentencesMinimum: 2, dropout: 0.2 }

/** Learns the weights of a language. The same sentences in the same order give the same weights. */
export function createLearner(lexicon: Lexicon, language: TargetLanguageCode) {
  const indexes = new Map<string, number>()
  /** In how many sentences each feature was met; the last of them. */
  const met: { count: number; sentence: number }[] = []
  const examples: Example[] = []
  let sentences = 0

  const stateOf = (tag: number, isRight: boolean, collectFrom: (collect: Collect) => void): State => {
    const features: { index: number; value: number; isOfConcept: boolean }[] = []
    collectFrom((name, value = 1) => {
      if (value === 0) return
      const index = indexes.get(name) ?? indexes.size
      indexes.set(name, index)
      const known = met[index]
      if (!known) met[index] = { count: 1, sentence: sentences }
      else if (known.sentence !== sentences) met[index] = { count: known.count + 1, sentence: sentences }
      features.push({ index, value, isOfConcept: name.startsWith(ofConcept) })
    })
    features.sort((one, other) => Number(one.isOfConcept) - Number(other.isOfConcept))
    return {
      tag,
      isRight,
      features: Int32Array.from(features, ({ index }) => index),
      values: Float64Array.from(features, ({ value }) => value),
      generalCount: features.filter(({ isOfConcept }) => !isOfConcept).length,
    }
  }

  const statesOf = (
    sentence: TrainingSentence,
    hasPhrases: (slot: number) => boolean,
    isTold: (slot: number) => boolean,
  ) =>
    sentence.slots.map(({ word, readings, mark }, slot) => {
      if (mark !== undefined) return [stateOf(mark, true, () => {})]
      const place = placeAt(lexicon, language, sentence.textWindow, sentence.words, word)
      const candidates = readings.filter(({ isPhrase }) => !isPhrase || hasPhrases(slot))
      if (candidates.length === 0)
        return openTags.map((tag) =>
          stateOf(tag, true, (collect) => collectUnknownFeatures(place, tag, collect)),
        )
      const right = candidates.filter((reading) => sentence.right[slot]?.has(reading))
      const orders = ordersOf(candidates)
      return candidates.map((reading, index) =>
        stateOf(tagOf(reading), right.length === 0 || !isTold(slot) || right.includes(reading), (collect) => {
          collectClassFeatures(place, tagOf(reading), collect)
          collectReadingFeatures(place, reading, orders[index] ?? 0, collect)
        }),
      )
    })

  /**
   * A sentence is learned as words, and a tagged one once more for each word with phrases, as it is ranked when that word is
   * touched. Translations do not tell whether a phrase or its word should come first.
   */
  const add = (sentence: TrainingSentence) => {
    const { slots, right, weight } = sentence
    sentences++
    examples.push({
      slots: statesOf(
        sentence,
        () => false,
        () => true,
      ),
      weight,
    })
    if (!sentence.isTagged) return
    slots.forEach(({ readings }, touched) => {
      if (!right[touched] || !readings.some(({ isPhrase }) => isPhrase)) return
      const isTouched = (slot: number) => slot === touched
      examples.push({ slots: statesOf(sentence, isTouched, isTouched), weight })
    })
  }

  const isKnown = (index: number) => (met[index]?.count ?? 0) >= settings.sentencesMinimum
  const withoutRare = (state: State): State => {
    const kept = [...state.features.keys()].filter((at) => isKnown(state.features[at] ?? 0))
    return {
      ...state,
      generalCount: kept.filter((at) => at < state.generalCount).length,
      features: Int32Array.from(kept, (at) => state.features[at] ?? 0),
      values: Float64Array.from(kept, (at) => state.values[at] ?? 0),
    }
  }

  const learn = (): RankingWeights => {
    for (const example of examples) example.slots = example.slots.map((states) => states.map(withoutRare))
    const features = createWeights(indexes.size)
    const transitions = createWeights(count * count)
    const random = seededRandom(language)
    for (let epoch = 0; epoch < settings.epochs; epoch++)
      for (const example of shuffled(examples, random)) {
        const gradient = { features: new Map<number, number>(), steps: new Map<number, number>() }
        const isGeneral = random() < settings.dropout
        const known = isGeneral ? withoutConcepts(example) : example
        addExpected(known, true, features.values, transitions.values, gradient)
        addExpected(known, false, features.values, transitions.values, gradient)
        features.step(gradient.features)
        transitions.step(gradient.steps)
      }
    return {
      transitions: transitions.values,
      features: new Map([...indexes].map(([name, index]) => [name, features.values[index] ?? 0])),
    }
  }
  return { add, learn }
}

/** An example without the features that name a concept, from which the weights of the others are learned. */
const withoutConcepts = ({ slots, weight }: Example): Example => ({
  weight,
  slots: slots.map((states) =>
    states.map((state) => ({
      ...state,
      features: state.features.subarray(0, state.generalCount),
      values: state.values.subarray(0, state.generalCount),
    })),
  ),
})

function createWeights(size: number) {
  const values = new Float64Array(size)
  const squares = new Float64Array(size).fill(settings.squareAtStart)
  return {
    values,
    step: (gradient: ReadonlyMap<number, number>) => {
      for (const [index, expected] of gradient) {
        const slope = expected - settings.l2 * (values[index] ?? 0)
        const square = (squares[index] ?? 0) + slope * slope
        squares[index] = square
        values[index] = (values[index] ?? 0) + (settings.rate * slope) / Math.sqrt(square)
      }
    },
  }
}

/** Adds the expected counts of features among the right readings, or subtracts those among all readings. */
function addExpected(
  { slots, weight }: Example,
  isRightOnly: boolean,
  weights: Float64Array,
  transitions: Float64Array,
  gradient: Gradient,
) {
  const sign = isRightOnly ? weight : -weight
  const states = isRightOnly ? slots.map((all) => all.filter(({ isRight }) => isRight)) : slots
  const scores = states.map((here) => here.map((state) => scoreOf(state, weights)))
  const byTag = states.map((here, slot) => tagScores(here, scores[slot] ?? []))
  const { before, behind, total } = messagesOf(byTag, transitions)
  states.forEach((here, slot) => {
    here.forEach(({ tag, features, values }, index) => {
      const around = (before[slot]?.[tag] ?? 0) + (behind[slot]?.[tag] ?? 0)
      const share = sign * Math.exp((scores[slot]?.[index] ?? 0) + around - total)
      features.forEach((feature, at) => {
        addTo(gradient.features, feature, share * (values[at] ?? 0))
      })
    })
    const [left, right, behindRight] = [byTag[slot - 1], byTag[slot], behind[slot]]
    if (!left || !right || !behindRight) return
    for (const from of present(left))
      for (const to of present(right)) {
        const step = from * count + to
        const score = (before[slot - 1]?.[from] ?? 0) + (left[from] ?? 0) + (transitions[step] ?? 0)
        addTo(
          gradient.steps,
          step,
          sign * Math.exp(score + (right[to] ?? 0) + (behindRight[to] ?? 0) - total),
        )
      }
  })
}

const addTo = (counts: Map<number, number>, key: number, value: number) =>
  counts.set(key, (counts.get(key) ?? 0) + value)

const present = (scores: TagScores) =>
  [...scores.keys()].filter((tag) => scores[tag] !== Number.NEGATIVE_INFINITY)

function scoreOf({ features, values }: State, weights: Float64Array): number {
  let score = 0
  for (let at = 0; at < features.length; at++) score += (weights[features[at] ?? 0] ?? 0) * (values[at] ?? 0)
  return score
}

function tagScores(states: readonly State[], scores: readonly number[]): TagScores {
  const byTag = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
  states.forEach(({ tag }, index) => {
    byTag[tag] = logSum([byTag[tag] ?? 0, scores[index] ?? 0])
  })
  return byTag
}
