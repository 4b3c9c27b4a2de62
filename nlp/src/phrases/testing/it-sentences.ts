/** Sentence | headword | the words of the phrase, each of which must find it. */
export const found = `
Fa molto freddo oggi.|fa freddo|fa freddo
Non ce la faccio più.|farcela|ce la faccio
Se ne sono andati subito.|andarsene|se ne andati
Ti piacciono i gatti?|mi piace|ti piacciono
La decisione che abbiamo preso è giusta.|prendere una decisione|decisione preso
Non me ne sono reso conto.|rendersi conto|reso conto
Due anni fa ero a Roma.|… fa|anni fa
Ci vogliono tre ore.|ci vuole|ci vogliono
Mi fa proprio male la testa.|fare male|fa male
Andiamo a fare la spesa.|fare la spesa|fare spesa
Ho fatto tardi, scusa.|fare tardi|fatto tardi
Si è messo a piangere.|mettersi a|messo a
Non vedo l'ora di partire.|non vedere l’ora di|vedo
Smettila di dire bugie.|dire bugie|dire bugie
Ha cambiato di nuovo idea? Ha cambiato idea.|cambiare idea|cambiato idea
Mi dispiace tanto.|mi dispiace|mi dispiace
Sto per uscire.|stare per|sto per
Ho davvero bisogno di dormire.|avere bisogno di|ho bisogno
Lasciami in pace!|lasciare in pace|lasciami pace
Ti voglio tanto bene.|volere bene|voglio bene
Non mi hai dato retta.|dare retta|dato retta
Vado matto per il cioccolato.|andare matto per|vado matto
C'erano molti amici.|c’è|c'erano
Mi viene da ridere, per fortuna.|per fortuna|per fortuna
Che cosa vuol dire? Che vuole dire?|voler dire|vuole dire
`

/** Sentence | a phrase that it does not have. */
export const absent = `
Lei fa una torta.|fa freddo
Mia nonna fa un caffè freddo.|fare la spesa
La fa bella.|farcela
Me la dai?|farcela
Vanno via.|andarsene
Prendo il treno.|prendere una decisione
Il conto, per favore.|rendersi conto
Mio zio fa il pane.|… fa
Vuole un gelato.|ci vuole
Il male e il bene.|fare male
La spesa è cara.|fare la spesa
Mi metto il cappotto.|mettersi a
Vedo il mare.|non vedere l’ora di
Sto a casa.|stare per
Lascia la pace agli altri.|lasciare in pace
`
