/** A pack, or a part of one, that is damaged. The message continues "<file> is skipped: …". */
export class PackDamage extends Error {}
