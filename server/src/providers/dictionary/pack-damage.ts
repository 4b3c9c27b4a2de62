/** A pack, or a place in it, that is not what the builder wrote. The message continues "<file> is skipped: …". */
export class PackDamage extends Error {}
