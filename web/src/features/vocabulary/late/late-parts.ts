import { latePart } from './late-part.tsx'

export const lateOverlay = latePart('overlay', async () => (await import('../list-overlay.tsx')).ListOverlay)
export const lateFoundWord = latePart(
  'found-word',
  async () => (await import('../add-word/found-word.tsx')).FoundWord,
)
export const lateCreateList = latePart(
  'create-list',
  async () => (await import('../../../parts/create-list/create-list-dialog.tsx')).CreateListDialog,
)
export const lateListMenu = latePart(
  'list-menu',
  async () => (await import('../lists/list-menu.tsx')).ListMenu,
)
export const lateEditList = latePart(
  'edit-list',
  async () => (await import('../lists/edit-list.tsx')).EditList,
)
export const lateMergeList = latePart(
  'merge-list',
  async () => (await import('../lists/merge-list.tsx')).MergeList,
)
export const lateOrderLists = latePart(
  'order-lists',
  async () => (await import('../lists/order-lists.tsx')).OrderLists,
)
export const lateSelectionBar = latePart(
  'selection-bar',
  async () => (await import('../list/selection-bar.tsx')).SelectionBar,
)

/** In the order in which they are likely to be wanted. */
export const earlyOnLists = [
  lateOverlay,
  lateListMenu,
  lateFoundWord,
  lateCreateList,
  lateEditList,
  lateMergeList,
  lateOrderLists,
]
export const earlyOnList = [lateOverlay, lateSelectionBar, lateEditList]
