import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'

/** Every list that contains the word or another form of it. */
export function WordLists({ word }: { word: WordPage }) {
  const { t } = useTranslation('wordPage')
  return (
    <section aria-labelledby="word-lists">
      <h2 id="word-lists">{t('lists.heading')}</h2>
      <ul className="word-lists">
        {word.lists.map((list) => (
          <li key={list.wordId}>
            <Link to={paths.wordList(list.listId)}>{list.name}</Link>
            {list.word !== word.word && (
              <Link to={paths.word(list.wordId)} className="word-lists__as" lang={word.language}>
                {t('lists.as', { word: list.word })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
