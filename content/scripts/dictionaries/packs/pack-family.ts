/**
 * Licences that may not be mixed, each with packs of its own; `combined` holds what was derived from several sources.
 */
export const packFamilies = ['gpl', 'cc-by-sa', 'combined'] as const
export type PackFamily = (typeof packFamilies)[number]
