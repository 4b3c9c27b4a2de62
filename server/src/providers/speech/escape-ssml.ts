const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What is spoken is SSML to the engine, and `<break time="9h"/>` nine hours of silence. */
export const escapeSsml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign]!)
