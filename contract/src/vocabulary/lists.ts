import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './lists.schemas.ts'

export type WordList = z.infer<typeof schemas.wordListSchema>

export const listPersonalLists: Endpoint<typeof schemas.listPersonalLists, 'learner'> = {
  method: 'GET',
  path: '/vocabulary/words/personal',
  access: 'learner',
}

export const updateList: Endpoint<typeof schemas.updateList, 'learner'> = {
  method: 'PUT',
  path: '/vocabulary/themes/:id',
  access: 'learner',
}

export const deleteList: Endpoint<typeof schemas.deleteList, 'learner'> = {
  method: 'DELETE',
  path: '/vocabulary/themes/:id',
  access: 'learner',
}

export const orderLists: Endpoint<typeof schemas.orderLists, 'learner'> = {
  method: 'PUT',
  path: '/vocabulary/theme-order',
  access: 'learner',
}

export const mergeLists: Endpoint<typeof schemas.mergeLists, 'learner'> = {
  method: 'POST',
  path: '/vocabulary/themes/:id/merge',
  access: 'learner',
}

export const createList: Endpoint<typeof schemas.createList, 'learner'> = {
  method: 'POST',
  path: '/vocabulary/themes',
  access: 'learner',
}

export const listWordLists: Endpoint<typeof schemas.listWordLists, 'learner'> = {
  method: 'GET',
  path: '/api/wordLists',
  access: 'learner',
}
