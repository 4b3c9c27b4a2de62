/**
 * Families of licences that may not be mixed. Each has packs of its own; `combined` has translations that are derived from
 * several sources.
 */
export const packFamilies = ['gpl', 'cc-by-sa', 'combined'] as const
export type PackFamily = (typeof packFamilies)[number]
