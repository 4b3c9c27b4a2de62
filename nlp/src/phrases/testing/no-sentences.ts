/** Sentence | headword | the words of the phrase, each of which must find it. */
export const found = `
Jeg gleder meg veldig til ferien.|glede seg til|gleder meg til
Hun ser trøtt ut.|se ut|ser ut
Ser jeg gammel ut?|se ut|ser ut
Kan du skrive ut billetten?|skrive ut|skrive ut
Han skrev dem ut i går.|skrive ut|skrev ut
Det er kaldt i dag.|det er kaldt|det er kaldt
Skru av lyset!|skru av|skru av
Jeg har ikke lyst til å gå.|ha lyst til|har lyst til
Si fra når du kommer.|si fra|si fra
Hun tok seg sammen.|ta seg sammen|tok seg sammen
Vi ble kjent med naboen.|bli kjent med|ble kjent med
Jeg føler meg ikke bra.|føle seg bra|føler meg bra
Kommer du overens med sjefen?|komme overens|kommer overens
Det kommer an på været.|det kommer an på|kommer an på
Ikke gi opp!|gi opp|gi opp
Jeg vil ikke legge meg.|legge seg|legge meg
Barna har kledd på seg.|kle på seg|kledd på seg
Han la merke til henne.|legge merke til|la merke til
For to år siden bodde jeg her.|for … siden|for år siden
Vi skal dra på ferie.|dra på ferie|dra på ferie
Hun har det veldig travelt.|ha det travelt|har det travelt
Jeg har vondt i ryggen.|ha vondt i|har vondt i
Hun slo av radioen.|slå av|slo av
Du tar helt feil.|ta feil|tar feil
Når sto du opp?|stå opp|sto opp
`

/** Sentence | a phrase that it does not have. */
export const absent = `
Jeg ser ut av vinduet.|se ut
Hun ser barna løpe ut.|se ut
Han skriver et brev ute.|skrive ut
Boka er kald.|det er kaldt
Hun går av gårde.|skru av
Jeg har en bok.|ha lyst til
Kan du gi meg boka?|gi seg
De legger boka på bordet.|legge seg
Hun sier at han er fra Oslo.|si fra
Kommer du på søndag?|komme overens
Han tar bussen.|ta feil
Vi kler treet.|kle på seg
Jeg liker ferien.|glede seg til
De la brevet i skuffen.|legge merke til
Han står i gangen.|stå opp
`
