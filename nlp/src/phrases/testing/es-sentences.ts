/** Sentence | headword | the words of the phrase, each of which must find it. */
export const found = `
Ayer se me olvidó llamarte.|se me olvida|se me olvidó
Hay que levantarse pronto.|hay que|hay que
Había que decirlo.|hay que|había que
No lo han tenido nunca en cuenta.|tener en cuenta|tenido en cuenta
Teniendo en cuenta tu edad, es mucho.|tener en cuenta|teniendo cuenta
Hoy hace mucho frío.|hace frío|hace frío
En verano hacía un calor horrible.|hace calor|hacía calor
Llevamos ya seis meses aquí.|llevar + tiempo|llevamos meses
La decisión que tomaste fue buena.|tomar una decisión|decisión tomaste
Dándose cuenta del error, paró.|darse cuenta|dándose cuenta
¿No te has dado cuenta?|darse cuenta|te dado cuenta
Me cae muy bien tu primo.|me cae bien|me cae bien
Os echaremos mucho de menos.|echar de menos|echaremos de menos
Échame una mano, por favor.|echar una mano|échame mano
No me hagas caso.|hacer caso|me hagas caso
Se nos acabó el pan.|se me acaba|se nos acabó
¿Te apetece un té?|me apetece|te apetece
No quiero meter la pata otra vez.|meter la pata|meter pata
Sigue lloviendo.|seguir + gerundio|sigue
Los amigos con los que me llevo bien viven lejos.|llevarse bien|me llevo bien
Nunca se pone de acuerdo con nadie.|ponerse de acuerdo|pone acuerdo
Deja ya de gritar.|dejar de|deja de
¿A usted le da igual?|me da igual|le da igual
El niño se quedó dormido.|quedarse dormido|se quedó dormido
Hace tres años que no fumo.|hace + tiempo + que|hace años que
`

/** Sentence | a phrase that it does not have. */
export const absent = `
Mi madre hace un pastel.|hace frío
Hace frío el café si no lo bebes.|darse cuenta
El agua está fría y hace ruido.|hace frío
Dice que hay pan y que hay leche.|hay que
La casa que hay que ves es mía.|darse prisa
Me da un libro.|darse cuenta
Me dan la cuenta y pago.|darse cuenta
Tengo una cuenta en el banco.|tener en cuenta
Lleva un abrigo rojo.|llevar + tiempo
Puso la mano en la mesa.|poner la mesa
Le dio la mano a su hija.|echar una mano
Toma el café y vete.|tomar una decisión
El perro echó tierra de menos calidad.|echar una mano
Sigo a mi hermano.|seguir + gerundio
La pata de la mesa está rota.|meter la pata
Se lo dijo a su madre.|se me olvida
`
