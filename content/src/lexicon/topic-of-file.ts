import type { Topic } from '@verbena/nlp/lexicon/topics'

/** The topics of the files of `content/lexicon`. Files of function words have none. */
const topicOfFile: Record<string, Topic> = {
  people: 'people',
  'people-and-professions': 'people',
  home: 'home',
  'house-and-home': 'home',
  food: 'food',
  'food-and-drink': 'food',
  town: 'town',
  'town-and-travel': 'town',
  time: 'time',
  'time-and-quantity': 'time',
  'body-and-health': 'body',
  'clothes-and-things': 'clothes',
  nature: 'nature',
  'nature-and-animals': 'nature',
  'education-and-science': 'education',
  'work-and-money': 'work',
  'arts-sport-leisure': 'leisure',
  'media-and-technology': 'technology',
  'mind-and-feelings': 'feelings',
  'society-and-law': 'society',
  'ideas-and-relations': 'ideas',
  'adjectives-ideas': 'describing',
  'adjectives-people-and-feelings': 'describing',
  'adjectives-physical': 'describing',
  qualities: 'describing',
  actions: 'doing',
  'verbs-doing-and-making': 'doing',
  'verbs-movement-and-body': 'moving',
  'verbs-speaking-and-thinking': 'speaking',
  'verbs-society-and-work': 'living',
  'verbs-change-and-being': 'changing',
  'adverbs-and-connectors': 'connecting',
}

/** @param name of a file without its extension */
export const topicOf = (name: string): Topic | undefined => topicOfFile[name]
