/** Props of the component of a lesson type. */
export type LessonComponentProps = {
  id: number
  title: string
  /** Id of the following lesson; null at the end of a level. */
  next: number | null
  /** It was completed before, so it starts again. */
  isDone: boolean
}
