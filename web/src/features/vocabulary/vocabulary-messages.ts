import { createList as englishCreateList } from '../../i18n/en/create-list.ts'
import { lists as englishLists } from '../../i18n/en/lists.ts'
import { vocabulary as english } from '../../i18n/en/vocabulary.ts'
import { createList as spanishCreateList } from '../../i18n/es/create-list.ts'
import { lists as spanishLists } from '../../i18n/es/lists.ts'
import { vocabulary as spanish } from '../../i18n/es/vocabulary.ts'
import { addMessages } from '../../i18n/i18n.ts'

export function addVocabularyMessages() {
  addMessages('vocabulary', english, spanish)
  addMessages('lists', englishLists, spanishLists)
  addMessages('createList', englishCreateList, spanishCreateList)
}
