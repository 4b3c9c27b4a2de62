const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The engine reads its input as SSML, in which `<break time="9h"/>` would be nine hours of silence. */
export const escapeSsml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign]!)
