import type { DerivationEffect } from '../derivations.ts'

/** How Chinese says what a prefix or suffix does; {} is the meaning of the base. */
export const chineseDerivedMeanings: Readonly<Record<DerivationEffect, string>> = {
  again: '重新{}',
  not: '不{}',
  reversed: '反义:{}',
  wrongly: '错误地{}',
  tooMuch: '过度{}',
  very: '非常{}',
  before: '预先{}',
  after: '{}之后',
  against: '反{}',
  self: '自我{}',
  below: '{}之下',
  former: '前{}',
  manner: '以此方式:{}',
  quality: '性质:{}',
  able: '可以{}',
  without: '没有{}',
  full: '充满{}',
  like: '像{}',
  belonging: '有关{}',
  doer: '从事者:{}',
  action: '行为:{}',
  becoming: '使{}',
  small: '小{}',
}
