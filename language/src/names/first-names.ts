/** Common first names: women and men of all countries in Latin letters, then Greek ones with a Latin spelling. */
const women = `Lucía María Marta Ana Carmen Laura Sofía Paula Elena Isabel Cristina Pilar Rosa Teresa Julia Alba Irene Raquel Andrea
  Claudia Sara Nuria Beatriz Silvia Inés Noelia Rocío Mercedes Dolores Eva Patricia Alicia Natalia Valeria Valentina Camila Daniela
  Gabriela Mariana Ximena Guadalupe Lola Marina Mónica Sandra Verónica Yolanda Ángela Olga Victoria
  Emma Olivia Charlotte Amelia Mia Emily Sophia Sophie Grace Chloe Lily Hannah Ella Jane Mary Elizabeth Susan Linda Karen Lisa Nancy
  Betty Helen Sarah Jessica Jennifer Ashley Amanda Rachel Rebecca Megan Lucy Kate Katherine Margaret Alice Anna Anne Ruth Molly
  Marie Camille Léa Manon Chloé Inès Jade Louise Juliette Élise Élodie Céline Aurélie Amélie Nathalie Isabelle Sylvie Brigitte Monique
  Françoise Catherine Hélène Mathilde Margaux Pauline Claire Lucie Clara Zoé Anaïs Agathe Noémie Thérèse Jeanne Odile
  Lena Lea Leonie Hanna Johanna Katharina Anja Heike Sabine Petra Monika Ursula Renate Ingrid Birgit Silke Ulrike Greta Frieda Ida
  Mathilda Lotte Klara Annika Nina Jana Steffi Stefanie Christina Martina Susanne Gisela Helga Gudrun Magdalena Franziska
  Giulia Chiara Francesca Martina Alessia Sara Aurora Ginevra Alice Elisa Federica Ilaria Silvia Paola Giovanna Lucia Caterina
  Serena Roberta Simona Elisabetta Antonella Barbara Bianca Beatrice Ludovica Arianna Giorgia Gaia Noemi Viola Rosalba Luisa
  Nora Ingrid Sigrid Astrid Solveig Kari Liv Inger Marit Anne Berit Randi Silje Ingeborg Maja Frida Thea Hedda Tuva Vilde Live
  Ragnhild Gunn Turid Hilde Kristin Marianne Camilla Ida Malin Amalie Synne Eline Mette Bente Tone Åse Aase Signe`
const men = `Carlos José Juan Luis Antonio Manuel Francisco Javier Miguel Pedro Pablo Alejandro Diego Daniel David Jorge Álvaro Sergio
  Fernando Alberto Rafael Andrés Roberto Ricardo Eduardo Enrique Ramón Raúl Rubén Adrián Hugo Mateo Santiago Joaquín Ignacio Íñigo
  Gonzalo Jaime Emilio Felipe Lorenzo Óscar Víctor Tomás Julián Martín Nicolás Sebastián Paco Pepe Gabriel Lucas Iván Héctor Marcos
  Oliver George Harry Jack Jacob Noah Charlie Thomas William James John Robert Michael Richard Joseph Charles Christopher Matthew
  Anthony Mark Steven Paul Andrew Kenneth Kevin Brian Edward Ronald Timothy Jason Jeffrey Ryan Eric Stephen Scott Benjamin Samuel
  Henry Peter Adam Ben Tom Sam Max Alex Arthur Alfie Ethan Nathan Simon Tim Bob Ted Nick
  Louis Jules Léo Raphaël Hugo Lucas Théo Antoine Pierre Jean Jacques Michel Philippe Alain Bernard André Nicolas Julien Sébastien
  François Guillaume Mathieu Étienne Laurent Olivier Pascal Thierry Bruno Benoît Clément Maxime Baptiste Luc Marc Gérard Yves Rémi
  Lukas Leon Finn Jonas Felix Paul Elias Moritz Niklas Tobias Stefan Andreas Thomas Jürgen Wolfgang Klaus Uwe Dieter Hans Heinz Horst
  Günter Helmut Karl Friedrich Johannes Jakob Matthias Markus Sven Jens Jan Florian Sebastian Philipp Ulrich Rainer Otto Emil Georg
  Leonardo Francesco Alessandro Lorenzo Matteo Andrea Gabriele Riccardo Tommaso Davide Giuseppe Antonio Giovanni Marco Luca Paolo
  Stefano Simone Federico Filippo Giacomo Pietro Nicola Roberto Mario Luigi Salvatore Vincenzo Enrico Fabio Claudio Massimo Giorgio
  Sergio Dario Edoardo Emanuele Michele Raffaele Alberto Carlo Giulio Franco Bruno Cesare Ettore Umberto
  Lars Ole Olav Knut Kjell Bjørn Svein Arne Per Jan Erik Eirik Tor Thor Geir Terje Odd Harald Håkon Magnus Sindre Sondre Anders Morten
  Henrik Kristian Kristoffer Jonas Mathias Eivind Øyvind Trond Leif Einar Gunnar Ivar Espen Stian Nils Aksel Oskar Sigurd Torbjørn`
const greekWomen = `Μαρία=Maria Ελένη=Eleni Κατερίνα=Katerina Αικατερίνη=Aikaterini Βασιλική=Vasiliki Σοφία=Sofia Αγγελική=Angeliki
  Γεωργία=Georgia Άννα=Anna Ιωάννα=Ioanna Δήμητρα=Dimitra Ευαγγελία=Evangelia Χριστίνα=Christina Παρασκευή=Paraskevi Κωνσταντίνα=Konstantina
  Αναστασία=Anastasia Ειρήνη=Irini Νίκη=Niki Αλεξάνδρα=Alexandra Ζωή=Zoi Δέσποινα=Despina Φωτεινή=Fotini Μαρίνα=Marina Όλγα=Olga
  Αθηνά=Athina Ελπίδα=Elpida Χρύσα=Chrysa Εύα=Eva Λίνα=Lina Ρένα=Rena Στέλλα=Stella Θεοδώρα=Theodora Ναταλία=Natalia Δανάη=Danai
  Μαρίνα=Marina Νεφέλη=Nefeli Ιφιγένεια=Ifigenia Καλλιόπη=Kalliopi Πηνελόπη=Pinelopi Λουκία=Loukia Λένα=Lena Κάρμεν=Carmen`
const greekMen = `Γιώργος=Giorgos Γεώργιος=Georgios Γιάννης=Giannis Ιωάννης=Ioannis Κώστας=Kostas Κωνσταντίνος=Konstantinos
  Δημήτρης=Dimitris Δημήτριος=Dimitrios Νίκος=Nikos Νικόλαος=Nikolaos Παναγιώτης=Panagiotis Βασίλης=Vasilis Χρήστος=Christos
  Αθανάσιος=Athanasios Θανάσης=Thanasis Μιχάλης=Michalis Ευάγγελος=Evangelos Βαγγέλης=Vangelis Σπύρος=Spyros Αντώνης=Antonis
  Αναστάσιος=Anastasios Τάσος=Tasos Θεόδωρος=Theodoros Θοδωρής=Thodoris Ανδρέας=Andreas Χαράλαμπος=Charalambos Μπάμπης=Babis
  Αλέξανδρος=Alexandros Αλέξης=Alexis Εμμανουήλ=Emmanouil Μανώλης=Manolis Ηλίας=Ilias Σταύρος=Stavros Πέτρος=Petros Σωτήρης=Sotiris
  Στέλιος=Stelios Ελευθέριος=Eleftherios Λευτέρης=Lefteris Απόστολος=Apostolos Φώτης=Fotis Διονύσης=Dionysis Γρηγόρης=Grigoris
  Άγγελος=Angelos Στέφανος=Stefanos Παύλος=Pavlos Θωμάς=Thomas Λουκάς=Loukas Ιάσονας=Iasonas Άρης=Aris Ορέστης=Orestis Φίλιππος=Filippos`

export type FirstName = { name: string; latin: string; of: 'women' | 'men' }

const namesOf = (text: string, of: FirstName['of']): FirstName[] =>
  [...new Set(text.trim().split(/\s+/))].map((entry) => {
    const [name = '', latin = name] = entry.split('=')
    return { name, latin, of }
  })

export const firstNames: readonly FirstName[] = [
  ...namesOf(women, 'women'),
  ...namesOf(men, 'men'),
  ...namesOf(greekWomen, 'women'),
  ...namesOf(greekMen, 'men'),
]
