import { counted, type NumberWords } from '../number-words.ts'

export const greekNumbers: NumberWords = {
  links: [],
  behindTen: 3,
  pieces: {
    ...counted('ενα|μια|εναν δυο τρια|τρεις τεσσερα|τεσσερις πεντε εξι εφτα|επτα οχτω|οκτω εννια|εννεα', 1),
    ...counted('δεκα εικοσι τριαντα σαραντα πενηντα εξηντα εβδομηντα ογδοντα ενενηντα', 10, 10),
  },
}
