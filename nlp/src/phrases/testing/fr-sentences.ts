/** Sentence | headword | the words of the phrase, each of which must find it. */
export const found = `
Il n'y a plus de pain.|il y a|il n'y a
Y a-t-il un médecin ?|il y a|y a-t-il
Hier, il faisait très froid.|il fait chaud|il faisait froid
Fait-il beau chez vous ?|il fait chaud|fait-il beau
J'ai un peu mal au ventre.|avoir mal à|j'ai mal
Tu n'as vraiment pas besoin de moi.|avoir besoin de|n'as besoin
La décision qu'il a prise est sage.|prendre une décision|décision prise
Je m'en vais demain.|s’en aller|m'en vais
Elle s'est rendu compte de l'erreur.|se rendre compte|rendu compte
Ils se sont mis à chanter.|se mettre à|mis à
Il faut partir.|il faut|il faut
Je n'en peux vraiment plus.|n'en pouvoir plus|n'en peux plus
Ça ne vaut pas la peine.|valoir la peine|vaut la peine
Elle vient d'arriver, tout à coup.|tout à coup|tout coup
Fais bien attention à toi.|faire attention|fais attention
Il a eu beaucoup de chance.|avoir de la chance|eu chance
Tu me manques.|manquer à quelqu'un|me manques
Je n'arrive pas à dormir.|arriver à|n'arrive à
Ne te moque pas de lui.|se moquer de|te moque de
On a fait la queue.|faire la queue|fait queue
Tu devrais prendre rendez-vous.|prendre rendez-vous|prendre
Laisse-moi tranquille !|laisser tranquille|tranquille
Qu'est-ce que ça veut dire ?|vouloir dire|veut dire
Il s'agit de mon frère.|il s'agit de|s'agit de
Il est en train de dormir.|être en train de|est train
`

/** Sentence | a phrase that it does not have. */
export const absent = `
Il fait un gâteau.|il fait chaud
Elle fait la tête et il boit froid.|il fait chaud
Il mange du pain froid.|il fait chaud
Il y va demain.|il y a
J'ai une sœur.|avoir mal à
Le mal est fait.|avoir mal à
Il prend le bus.|prendre une décision
Je vais à Lyon.|s’en aller
Il rend le livre.|se rendre compte
Il me met un pull.|se mettre à
Tu peux venir.|n'en pouvoir plus
Elle a la chance en main.|il y a
La queue du chat est longue.|faire la queue
Nous arrivons à Paris.|arriver à
Je veux un café.|vouloir dire
`
