import { hasSentences, type LessonBook } from '@verbena/content/lessons/lesson-book'
import type { LessonDirection } from '@verbena/contract/lessons/lessons'
import { notFound } from '../../errors.ts'
import type { FileReply } from '../../http/replies/send-file.ts'
import type { Services } from '../../services.ts'
import { acceptedByItem } from './answer-decisions.service.ts'
import { languagePairOf, pictureAddress, toItems, toPictureItems } from './lesson-replies.ts'
import { type OpenLesson, type PathNeeds, requireOpenLesson } from './lessons.service.ts'

/** @throws AppError NOT_FOUND, LESSON_LOCKED */
export async function readTheoryOf(services: PathNeeds, learnerId: string, id: number) {
  const opened = await requireOpenLesson(services, learnerId, id)
  return { version: versionOf(opened), make: () => toTheory(services.lessons, opened) }
}

/** Lessons only change with the program, so a lesson in its languages names its content. */
const versionOf = ({ lesson, pair }: OpenLesson, ...further: (string | number | boolean)[]) =>
  [lesson.id, pair.native, pair.target, ...further].join(' ')

function toTheory(book: LessonBook, { lesson, pair }: OpenLesson) {
  const { html, isNew } = book.theory(lesson, pair)
  const [picture] = hasSentences(lesson) ? [] : lesson.items
  return {
    title: book.titleOf(lesson, pair.native).title,
    image_url: picture ? pictureAddress(lesson, picture) : '',
    theory: html,
    isNew,
  }
}

/** @throws AppError NOT_FOUND, LESSON_LOCKED */
export async function readContents(
  services: PathNeeds,
  learnerId: string,
  id: number,
  asked: { isTyped: boolean; direction: LessonDirection },
) {
  const opened = await requireOpenLesson(services, learnerId, id)
  const { lesson, pair, entry } = opened
  const languages = languagePairOf(
    pair,
    lesson.type === 'typing-translation' || asked.isTyped ? asked.direction : 'forth',
  )
  const accepted = await acceptedByItem(services, lesson.id, languages)
  return {
    version: versionOf(
      opened,
      asked.isTyped,
      asked.direction,
      entry.position,
      ...[...accepted.values()].flat(),
    ),
    make: () => ({
      items: toItems(services.lessons, lesson, pair, asked).map((item) => ({
        ...item,
        patterns: [...(item.patterns ?? []), ...(accepted.get(item.id) ?? [])],
      })),
      last: entry.position,
    }),
  }
}

/** @throws AppError NOT_FOUND (also if the lesson has no pictures), LESSON_LOCKED */
export async function readPictures(services: PathNeeds, learnerId: string, id: number) {
  const opened = await requireOpenLesson(services, learnerId, id)
  const { lesson, pair } = opened
  if (hasSentences(lesson)) throw notFound('lesson of pictures')
  return {
    version: versionOf(opened),
    make: () => ({ items: toPictureItems(services.lessons, lesson, pair) }),
  }
}

/**
 * The picture of an item. It is public, because it has no data of a learner.
 * @param named the name of the picture in the address; with the right name the reply may be cached for ever
 * @throws AppError NOT_FOUND
 */
export function readPicture(
  { lessons, emojiPictures }: Pick<Services, 'lessons' | 'emojiPictures'>,
  itemId: string,
  named: string | undefined,
): FileReply {
  const { lesson, id } = lessons.itemOf(itemId) ?? {}
  const item = lesson && !hasSentences(lesson) ? lesson.items.find((one) => one.id === id) : undefined
  const svg = item && emojiPictures.svg(item.emoji)
  if (!item || !svg) throw notFound('picture')
  return {
    bytes: Buffer.from(svg),
    cacheControl: named === item.emoji ? 'public, max-age=31536000, immutable' : 'no-cache',
    tag: item.emoji,
  }
}
