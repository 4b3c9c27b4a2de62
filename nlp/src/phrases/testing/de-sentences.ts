/** Sentence | headword | the words of the phrase, each of which must find it. */
export const found = `
Das Spiel fällt heute leider aus.|ausfallen|fällt aus
Weil der Zug ausfällt, warten wir.|ausfallen|ausfällt
Der Unterricht ist ausgefallen.|ausfallen|ausgefallen
Die Stunde scheint auszufallen.|ausfallen|auszufallen
Er kennt sich hier gut aus.|sich auskennen|kennt sich aus
Weil ich mich in der Stadt nicht auskenne, frage ich.|sich auskennen|mich auskenne
Sie sah gestern besser aus als heute.|aussehen|sah aus
Kannst du mich morgen anrufen?|anrufen|anrufen
Ruf mich bitte morgen früh an!|anrufen|ruf an
Stell dir das mal vor!|sich (etwas) vorstellen|stell dir vor
Das kommt überhaupt nicht in Frage.|in Frage kommen|kommt in Frage
Sie geht mir auf die Nerven.|jdm. auf die Nerven gehen|geht auf die Nerven
Ich weiß, dass er dir auf die Nerven geht.|jdm. auf die Nerven gehen|auf die Nerven geht
Hier gibt es keine Bank.|es gibt|gibt es
Worum geht es denn? Es geht um dich.|es geht um|geht um
Ich freue mich sehr auf die Reise.|sich freuen auf|freue mich auf
Er hat leider recht gehabt.|recht haben|recht gehabt
Mach dir keine Sorgen!|sich Sorgen machen|mach dir Sorgen
Ich gebe dir morgen Bescheid.|Bescheid geben|gebe Bescheid
Wann findet das Fest statt?|stattfinden|findet statt
Du nimmst mich nicht ernst.|ernst nehmen|nimmst ernst
Es kommt auf dich an.|es kommt auf etw. an|es kommt auf an
Er hat aufgehört zu rauchen.|aufhören|aufgehört
Das hört sich gut an.|sich anhören|hört sich an
Wir treffen heute noch eine Entscheidung.|eine Entscheidung treffen|treffen Entscheidung
`

/** Sentence | a phrase that it does not have. */
export const absent = `
Er kommt aus Köln.|auskommen
Ich kenne einen Arzt aus Wien.|sich auskennen
Das Kind fällt aus dem Bett.|ausfallen
Sie ruft an der Tür nach Hilfe.|anrufen
Ich stelle mich vor die Tür.|sich (etwas) vorstellen
Er stellt das Rad vor das Haus.|sich vorstellen
Sie hat gute Nerven.|jdm. auf die Nerven gehen
Er gibt dem Hund Futter.|es gibt
Ich höre Musik an der Bar.|aufhören
Er sieht aus dem Fenster.|aussehen
Wir gehen um den See.|es geht um
Das Recht haben nicht alle Länder.|sich freuen auf
Sie findet den Schlüssel.|stattfinden
Ich habe eine Frage.|in Frage kommen
Das Aufstehen ist schwer.|aufgeben
`
