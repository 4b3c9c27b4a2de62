import { useTranslation } from 'react-i18next'
import { plans as english } from '../../i18n/en/plans.ts'
import { plans as spanish } from '../../i18n/es/plans.ts'
import { addMessages } from '../../i18n/i18n.ts'

addMessages('plans', english, spanish)

/** The names and contents of plans, shared by all pages that show them. */
export const usePlanTexts = () => useTranslation('plans')
