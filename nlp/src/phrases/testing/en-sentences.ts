/** Sentence | headword | the words of the phrase, each of which must find it. */
export const found = `
The trip was called off at the last minute.|call off|called off
They had to call the whole wedding off.|call off|call off
Guess who I ran into yesterday?|run into|ran into
The plan was carefully carried out.|carry out|carried out
She gave her old coat away.|give away|gave away
Turn that noise off!|turn off|turn off
He made up his mind.|make up one's mind|made up his mind
I can't stand the heat.|can't stand|can't stand
Put it off until Friday.|put off|put off
He hasn't given up smoking.|give up|given up
What time did you get up?|get up|get up
The decision she made was right.|make a decision|decision made
I'm really looking forward to it.|look forward to|looking forward to
We ran out of milk.|run out of|ran out of
Why don't you take off your shoes?|take off|take off
Pick me up at nine.|pick up|pick up
She looks after her nephew.|look after|looks after
You let me down.|let down|let down
He got rid of it.|get rid of|got rid of
I used to play chess.|used to|used to
Let me know tomorrow.|let know|let know
Watch out for the step!|watch out|watch out
The car broke down again.|break down|broke down
Did you make any friends?|make friends|make friends
Who came up with that?|come up with|came up with
We'd better go, by the way.|by the way|by the way
`

/** Sentence | a phrase that it does not have. */
export const absent = `
She called her sister.|call off
The boys were called Tom and Bill.|call off
I called; he was off duty.|call off
He ran a marathon.|run into
They carried the piano home.|carry out
He was sitting in the car.|get in
She gave me a coat.|give away
I made a cake.|make up one's mind
He took the bus.|take off
Look at the old house.|look after
They got a dog.|get rid of
The man stood in the rain.|can't stand
I use the tool to cut.|used to
We looked forward and saw the sea.|look forward to
Put the book on the table.|put off
They came home late.|come up with
`
